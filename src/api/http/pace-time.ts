// How long many requests take that keep to the limit, as far as the platform's headers tell.
import { BLIND_PAUSE, RESERVE } from './pace';
import type { RateLimit } from './rate-limit';

/** How long a window counts as, in seconds: the headers tell only how much is left of the present one. */
const WINDOW = 60;
/** What a request takes where nothing holds it up, several being on their way at once; in seconds. */
const ANSWER = 0.05;

/** In seconds. `now` since the epoch, in milliseconds. */
export function pacedSeconds(
  requests: number,
  { limit, remaining, resetAt, blockedUntil }: RateLimit,
  now: number,
): number {
  const blocked = Math.max(0, blockedUntil - now) / 1000;
  if (limit === null || remaining === null) return blocked + requests * (ANSWER + BLIND_PAUSE / 1000);
  const reserve = Math.ceil(limit * RESERVE);
  const ofWindow = Math.max(1, limit - reserve);
  const isOver = resetAt !== null && resetAt <= now;
  const later = requests - (isOver ? ofWindow : Math.max(0, remaining - reserve));
  const sending = requests * ANSWER;
  if (later <= 0) return blocked + sending;
  const present = resetAt === null || isOver ? WINDOW : (resetAt - now) / 1000;
  return Math.max(blocked + sending, present + (Math.ceil(later / ofWindow) - 1) * WINDOW);
}
