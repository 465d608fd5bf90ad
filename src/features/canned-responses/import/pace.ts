// Sends an import's requests one after the other, each when the budget allows it.
import { isApiError } from '~/api/http/api-error';
import { rateLimit } from '~/api/http/rate-limit';
import { pauseBefore } from './pacing';

/** Thrown in the place of the next request when the person paused. Whatever was on its way has ended before. */
export class Paused extends Error {
  override readonly name = 'Paused';
}

export interface PaceOptions {
  /** Aborted when the person pauses. A request on its way is never cut off by it. */
  readonly signal: AbortSignal;
  /** Told when a wait begins; `until` in milliseconds since the epoch. */
  readonly onWait?: (until: number) => void;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Runs one request in its turn; `before` runs directly before it leaves. */
export type Pace = <T>(request: () => Promise<T>, before?: () => Promise<void>) => Promise<T>;

/** By the clock, not by one long timer: a tab that slept wakes up right. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  const until = Date.now() + milliseconds;
  while (!signal.aborted && Date.now() < until) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(1000, until - Date.now()));
      const wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
    });
  }
}

/** A pace that keeps the reserve, and that waits as long as a 429 asks before the same request goes out again. */
export function paceOf({ signal, onWait, sleep: rest = sleep }: PaceOptions): Pace {
  const wait = async (milliseconds: number) => {
    if (milliseconds > 0) {
      onWait?.(Date.now() + milliseconds);
      await rest(milliseconds, signal);
    }
    if (signal.aborted) throw new Paused();
  };
  return async (request, before) => {
    for (;;) {
      await wait(pauseBefore(rateLimit.get(), Date.now()));
      await before?.();
      try {
        return await request();
      } catch (error) {
        if (!isApiError(error, 'rate-limited')) throw error;
        // Nothing happened: the request never reached the platform (contract, Errors).
        await wait(error.problem.waitSeconds * 1000 - (Date.now() - error.context.at));
      }
    }
  };
}
