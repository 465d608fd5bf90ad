// The present moment, to the minute: one clock for all that tells how long ago something was.

const EVERY = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function look(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Milliseconds since the epoch, at most a minute ago while somebody follows it. */
export const minute = {
  get: () => now,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      now = Date.now();
      timer = setInterval(look, EVERY);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  },
};
