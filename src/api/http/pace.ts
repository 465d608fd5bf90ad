// Sends many requests, each when the rate limit allows it, those on their way counted. The limit is one per person across
// machines and tools, so a share of every window is left to what the people do meanwhile.
import { isApiError } from './api-error';
import { blockedFor, type RateLimit, rateLimit } from './rate-limit';

/** The share of a window that many requests never take. */
export const RESERVE = 0.2;
/** Between two requests where the platform's headers can't be read, and at least after a 429; in milliseconds. */
export const BLIND_PAUSE = 500;
/** No timer spans a whole wait, which may be of any length; and a machine that slept wakes up right. */
const LOOK_EVERY = 1000;

/** Thrown in the place of the next request once the signal is aborted. What was on its way has ended before. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface PaceOptions {
  /** Ends a wait, and lets nothing more be sent. A request on its way is never cut off by it. */
  readonly signal: AbortSignal;
  /** Told when a wait begins that a person notices (milliseconds since the epoch), and null when it is over. */
  readonly onWait?: (until: number | null) => void;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Runs one request in its turn, and again after the wait of a 429: that one was not carried out (contract: request-limit). */
export type Pace = <Answer>(request: () => Promise<Answer>) => Promise<Answer>;

/**
 * Milliseconds to wait before the next request, 0 where it may go. `now` and `last`, the last answer's, since the epoch.
 * `onTheirWay`: what isn't answered yet is taken from what the platform said was left.
 */
export function pauseBefore(
  { limit, remaining, resetAt }: RateLimit,
  now: number,
  last: number,
  onTheirWay = 0,
): number {
  // An answer tells more than can be known before it.
  const blind = onTheirWay > 0 ? BLIND_PAUSE : Math.max(0, last + BLIND_PAUSE - now);
  if (limit === null || remaining === null) return blind;
  const isWindowOver = resetAt !== null && resetAt <= now;
  const left = isWindowOver ? limit : remaining;
  if (left - onTheirWay > Math.ceil(limit * RESERVE)) return 0;
  if (onTheirWay > 0 || resetAt === null) return blind;
  return Math.max(0, resetAt - now);
}

const sleepUnlessAborted = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

export function paceOf({ signal, onWait, sleep = sleepUnlessAborted }: PaceOptions): Pace {
  let last = 0;
  let onTheirWay = 0;
  const mayGo = async () => {
    let until: number | null = null;
    while (!signal.aborted) {
      const now = Date.now();
      const pause = Math.max(blockedFor(now) * 1000, pauseBefore(rateLimit.get(), now, last, onTheirWay));
      if (pause === 0) break;
      if (pause > BLIND_PAUSE && until === null) {
        until = now + pause;
        onWait?.(until);
      }
      await sleep(Math.min(pause, LOOK_EVERY), signal);
    }
    if (until !== null) onWait?.(null);
    if (signal.aborted) throw new Stopped();
    onTheirWay += 1;
  };
  // One after the other looks whether it may go, so that no two take the same last place.
  let former: Promise<unknown> = Promise.resolve();
  const turn = () => {
    const own = former.then(mayGo, mayGo);
    former = own;
    return own;
  };
  return async (request) => {
    for (;;) {
      await turn();
      try {
        return await request();
      } catch (error) {
        if (!isApiError(error, 'rate-limited')) throw error;
      } finally {
        onTheirWay -= 1;
        last = Date.now();
      }
      await sleep(BLIND_PAUSE, signal);
    }
  };
}
