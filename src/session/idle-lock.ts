// Locks an inactive session. After some minutes without keyboard or pointer activity, the person must sign in again.

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/**
 * The interval between two checks of the idle time, in milliseconds. A single timer for the whole idle time would fire
 * late after the machine was asleep.
 */
const LOOK_EVERY = 5000;

/**
 * Calls `lock` after `minutes` without activity on this page, or never if `minutes` is null. Returns a function that
 * stops checking.
 */
export function lockWhenIdle(minutes: number | null, lock: () => void): () => void {
  if (minutes === null) return () => {};
  let seenAt = Date.now();
  const look = () => {
    if (Date.now() - seenAt >= minutes * 60_000) lock();
  };
  const note = () => {
    // Checks the idle time before this event resets it. After the machine was asleep, an event may arrive before the
    // timer's next check.
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
