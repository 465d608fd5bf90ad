// How fast an import may go: it leaves a share of the person's request budget to the rest of the desk.
import type { RateLimit } from '~/api/http/rate-limit';

/** The share of a window that an import never takes. */
const RESERVE = 0.2;
/** Between two requests where the platform's headers can't be read, in milliseconds. */
const BLIND_PAUSE = 500;

/**
 * How long to wait before the next request, in milliseconds; 0 where it may go now. `now` in milliseconds since the epoch.
 * The budget belongs to everything that works under the person's name, so that what others spend slows the import too.
 */
export function pauseBefore({ limit, remaining, resetAt, blockedUntil }: RateLimit, now: number): number {
  if (blockedUntil > now) return blockedUntil - now;
  if (limit === null || remaining === null) return BLIND_PAUSE;
  const isWindowOver = resetAt !== null && resetAt <= now;
  if (isWindowOver || remaining > Math.ceil(limit * RESERVE)) return 0;
  return resetAt === null ? BLIND_PAUSE : resetAt - now;
}
