// The present moment, to the minute: one clock for all that tells how long ago something was.

const EVERY = 60_000;
/** A list that comes and the one that goes have the same moment: what was drawn isn't drawn once more when it is followed. */
const PRESENT = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function look(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Milliseconds since the epoch, hardly more than a minute old. */
export const minute = {
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
