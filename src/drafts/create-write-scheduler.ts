// Decides when a draft is stored while the user types: on each keystroke if storing is cheap, otherwise after the
// keystroke is painted.

/**
 * The maximum size, in UTF-16 units, of a draft that is stored on each keystroke. Storing larger drafts would delay
 * keystrokes.
 */
const CHEAP = 60_000;
/** The maximum duration, in milliseconds, of a write that runs on each keystroke. */
const FAST = 4;
/** The expected time from a keystroke until it is painted, in milliseconds. */
const PAINTED = 30;
/** Minimum time in milliseconds between two expensive writes. */
const PAUSE = 300;

export interface WriteScheduler {
  /** Writes the change now or schedules a write. Must be called after each change. */
  readonly request: () => void;
  /** Writes pending changes immediately. */
  readonly flush: () => void;
  /** Drops pending changes. Called after the caller has written or discarded them. */
  readonly cancel: () => void;
}

/**
 * Creates a scheduler for `write`. If the last write was small and fast, a request calls `write` immediately, because
 * the page may crash at any time. Otherwise, a request calls `write` after a delay. `write` returns the number of
 * UTF-16 units that it wrote. `firstCost` is the expected number for the first write.
 */
export function createWriteScheduler(write: () => number, firstCost: number): WriteScheduler {
  let isCheap = firstCost <= CHEAP;
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
    const began = performance.now();
    const cost = write();
    last = performance.now();
    isCheap = cost <= CHEAP && last - began <= FAST;
  };
  const flush = () => {
    if (isQueued || timer !== undefined) run();
  };
  return {
    request() {
      if (isQueued) return;
      if (!isCheap) {
        timer ??= setTimeout(run, Math.max(PAINTED, last + PAUSE - performance.now()));
        return;
      }
      isQueued = true;
      // Waits until the component has rendered, so that the write sees the new state.
      queueMicrotask(flush);
    },
    flush,
    cancel,
  };
}
