// When a draft that is being typed is written to its store: with each key where that is cheap, else once the key is painted.

/** In UTF-16 units. More than this, written with each key, would hold the keys up. */
const CHEAP = 60_000;
/** In milliseconds: the time that the key before needs to be painted. */
const PAINTED = 30;
/** In milliseconds: the shortest time between two expensive writes. */
const PAUSE = 300;

export interface PacedWrites {
  /** Something was typed. */
  readonly request: () => void;
  /** Writes what waits. */
  readonly flush: () => void;
  /** The caller has written what waits, or dropped it. */
  readonly cancel: () => void;
}

/**
 * Calls `write` after each request, at once where the last write was cheap. A page can crash with the next key, and a crash
 * fires no event. `write` returns the number of UTF-16 units that it wrote; `firstCost` is that of the first write.
 */
export function paceWrites(write: () => number, firstCost: number): PacedWrites {
  let cost = firstCost;
  let last = Number.NEGATIVE_INFINITY;
  let isQueued = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isQueued = false;
  };
  const run = () => {
    cancel();
    last = performance.now();
    cost = write();
  };
  const flush = () => {
    if (isQueued || timer !== undefined) run();
  };
  return {
    request() {
      if (isQueued) return;
      if (cost > CHEAP) timer ??= setTimeout(run, Math.max(PAINTED, last + PAUSE - performance.now()));
      else {
        isQueued = true;
        // The component renders first, so that the write sees the state that the same event has set.
        queueMicrotask(flush);
      }
    },
    flush,
    cancel,
  };
}
