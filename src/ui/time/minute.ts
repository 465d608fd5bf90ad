// A shared clock with a resolution of one minute, for all relative times.

const EVERY = 60_000;
/**
 * The maximum age of the cached time when a subscription starts and while there are none, in milliseconds. Lists that
 * are rendered in quick succession get the same time, so that subscribing doesn't rerender them.
 */
const PRESENT = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function look(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Also true after the system clock was set back. */
const isOutdated = (): boolean => Math.abs(Date.now() - now) > PRESENT;

/** The current time in milliseconds since the epoch, at most about a minute old. */
export const minuteClock = {
  get(): number {
    if (listeners.size === 0 && isOutdated()) now = Date.now();
    return now;
  },
  subscribe(listener: () => void): () => void {
    // Navigation restarts the interval, so a clock that is read only by the interval would fall behind.
    if (isOutdated()) look();
    if (listeners.size === 0) timer = setInterval(look, EVERY);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  },
};
