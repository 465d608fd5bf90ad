// Locks an inactive session. After some minutes without keyboard or pointer activity, the person must sign in again.

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/**
 * The interval of the check, in milliseconds. A single timer for the whole time would fire late after the machine was
 * asleep.
 */
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
    // Checks before handling the event, because after the machine was asleep, an event may arrive before the timer's
    // next check.
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
