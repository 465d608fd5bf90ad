// Locks an inactive session: after some minutes without keyboard or pointer activity, the person must sign in again.

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Interval of the check in milliseconds. A single timer for the whole time would be late after the machine slept. */
const LOOK_EVERY = 5000;

/**
 * Calls `lock` after `minutes` without activity on this page, or never if `minutes` is null. Returns a function that
 * stops the check.
 */
export function lockWhenIdle(minutes: number | null, lock: () => void): () => void {
  if (minutes === null) return () => {};
  let seenAt = Date.now();
  const look = () => {
    if (Date.now() - seenAt >= minutes * 60_000) lock();
  };
  const note = () => {
    // Checks first, because after the machine slept, an event may arrive before the timer's next check.
    look();
    seenAt = Date.now();
  };
  const timer = setInterval(look, LOOK_EVERY);
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
  };
}
