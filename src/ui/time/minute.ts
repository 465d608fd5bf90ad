// A shared clock with a resolution of one minute, for all relative times.

const EVERY = 60_000;
/**
 * The maximum age of the cached time while nothing subscribes to the clock, in milliseconds. Lists that are rendered in
 * quick succession get the same time, so that subscribing doesn't rerender them.
 */
const PRESENT = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function look(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The current time in milliseconds since the epoch, at most about a minute old. */
export const minuteClock = {
  get(): number {
    if (listeners.size === 0 && Date.now() - now > PRESENT) now = Date.now();
    return now;
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) timer = setInterval(look, EVERY);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  },
};
