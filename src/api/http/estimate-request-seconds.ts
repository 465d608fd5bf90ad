// Estimates how long many requests take within the request limit. Assumes a fixed pause between requests if the
// platform's response headers don't contain the limit.

import type { RateLimit } from './rate-limit';
import { DEFAULT_PAUSE_MS, RESERVED_SHARE } from './request-pacer';

/**
 * Assumed length of a rate limit window in seconds, because the headers contain only the remaining time of the current
 * window.
 */
const WINDOW_SECONDS = 60;
/**
 * Average time per request in seconds when several requests run concurrently and the request limit delays none of them.
 */
const RESPONSE_SECONDS = 0.05;

/** Returns the estimated duration in seconds. `now` is in milliseconds since the epoch. */
export function estimateRequestSeconds(
  requests: number,
  { limit, remaining, resetAt, blockedUntil }: RateLimit,
  now: number,
): number {
  const blocked = Math.max(0, blockedUntil - now) / 1000;
  if (limit === null || remaining === null)
    return blocked + requests * (RESPONSE_SECONDS + DEFAULT_PAUSE_MS / 1000);
  const reserve = Math.ceil(limit * RESERVED_SHARE);
  const requestsPerWindow = Math.max(1, limit - reserve);
  const isOver = resetAt !== null && resetAt <= now;
  const requestsAfterReset = requests - (isOver ? requestsPerWindow : Math.max(0, remaining - reserve));
  const sending = requests * RESPONSE_SECONDS;
  if (requestsAfterReset <= 0) return blocked + sending;
  const present = resetAt === null || isOver ? WINDOW_SECONDS : (resetAt - now) / 1000;
  return Math.max(
    blocked + sending,
    present + (Math.ceil(requestsAfterReset / requestsPerWindow) - 1) * WINDOW_SECONDS,
  );
}
