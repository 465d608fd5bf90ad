// Decides when a draft is stored while typing: on each keystroke if that is cheap, otherwise after the keystroke is
// painted.

/** Maximum size in UTF-16 units for writing on each keystroke. Larger drafts would delay keystrokes. */
const CHEAP = 60_000;
/** Time in milliseconds for the last keystroke to be painted. */
const PAINTED = 30;
/** Minimum time in milliseconds between two expensive writes. */
const PAUSE = 300;

export interface PacedWrites {
  /** Requests a write after a change. */
  readonly request: () => void;
  /** Writes pending changes immediately. */
  readonly flush: () => void;
  /** Drops pending changes, because the caller has written or discarded them. */
  readonly cancel: () => void;
}

/**
 * Calls `write` after each request, immediately if the last write was cheap, because the page can crash without any
 * event. `write` returns the number of UTF-16 units that it wrote. `firstCost` is the expected size of the first write.
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
        // Lets the component render first, so that the write sees the new state.
        queueMicrotask(flush);
      }
    },
    flush,
    cancel,
  };
}
