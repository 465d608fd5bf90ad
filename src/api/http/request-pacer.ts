// Delays requests so that they stay within the request limit. Requests in flight count as used. The limit applies to a
// person across machines and tools, so a share of every rate limit window is reserved for the person's other requests.
import { isApiError } from './api-error';
import { getBlockedSeconds, type RateLimit, rateLimit } from './rate-limit';

/** The share of a window's requests that stays unused, so that the person's other requests remain possible. */
export const RESERVED_SHARE = 0.2;
/**
 * Milliseconds between two requests if the headers with the limit can't be read. A wait after a 429 is at least as
 * long.
 */
export const DEFAULT_PAUSE_MS = 500;
/**
 * Interval in milliseconds for checking whether a wait is over. A single timer for the whole wait could overflow, and
 * would end late after the machine slept.
 */
const LOOK_EVERY = 1000;

/** Thrown instead of sending the next request once the signal is aborted. Requests in flight aren't aborted. */
export class PacerStoppedError extends Error {
  override readonly name = 'PacerStoppedError';
}

export interface RequestPacerOptions {
  /** Ends a wait and prevents further requests. Doesn't abort requests in flight. */
  readonly signal: AbortSignal;
  /**
   * Called when a wait starts that is long enough to be shown, with its end in milliseconds since the epoch. Called
   * with null when the wait is over.
   */
  readonly onWait?: (until: number | null) => void;
  /** Resolves after the given time, or immediately when the signal is aborted. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Runs a request as soon as the request limit allows it. After a 429 repeats the request, because a 429 means that the
 * request wasn't carried out (contract: request-limit).
 */
export type RequestPacer = <Result>(request: () => Promise<Result>) => Promise<Result>;

/**
 * Returns how many milliseconds to wait before the next request. `now` and `last`, the time of the last response, are
 * in milliseconds since the epoch. `onTheirWay` is the number of requests in flight, which the platform hasn't
 * subtracted from `remaining` yet.
 */
export function getPauseMs(
  { limit, remaining, resetAt }: RateLimit,
  now: number,
  last: number,
  onTheirWay = 0,
): number {
  // The pause if the limits are unknown, or if a request in flight will update them with its response.
  const blind = onTheirWay > 0 ? DEFAULT_PAUSE_MS : Math.max(0, last + DEFAULT_PAUSE_MS - now);
  if (limit === null || remaining === null) return blind;
  const isWindowOver = resetAt !== null && resetAt <= now;
  const left = isWindowOver ? limit : remaining;
  if (left - onTheirWay > Math.ceil(limit * RESERVED_SHARE)) return 0;
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

/** Returns a function that delays requests so that they stay within the request limit. */
export function createRequestPacer({
  signal,
  onWait,
  sleep = sleepUnlessAborted,
}: RequestPacerOptions): RequestPacer {
  let last = 0;
  let onTheirWay = 0;
  const mayGo = async () => {
    let until: number | null = null;
    while (!signal.aborted) {
      const now = Date.now();
      const pause = Math.max(
        getBlockedSeconds(now) * 1000,
        getPauseMs(rateLimit.get(), now, last, onTheirWay),
      );
      if (pause === 0) break;
      if (pause > DEFAULT_PAUSE_MS && until === null) {
        until = now + pause;
        onWait?.(until);
      }
      await sleep(Math.min(pause, LOOK_EVERY), signal);
    }
    if (until !== null) onWait?.(null);
    if (signal.aborted) throw new PacerStoppedError();
    onTheirWay += 1;
  };
  // Requests check the limit one after another, so that two of them can't both use the last remaining request.
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
      await sleep(DEFAULT_PAUSE_MS, signal);
    }
  };
}
