// Ends a session that nobody uses: after so many minutes without a key, a pointer or a wheel the page asks to sign in again.

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** No timer spans the whole time: a machine that slept wakes up to a page that looks at once. */
const LOOK_EVERY = 5000;

/** Calls `lock` after `minutes` without a sign of a person on this page; never where that is null. Answers how to stop. */
export function lockWhenIdle(minutes: number | null, lock: () => void): () => void {
  if (minutes === null) return () => {};
  let seenAt = Date.now();
  const look = () => {
    if (Date.now() - seenAt >= minutes * 60_000) lock();
  };
  const note = () => {
    // After a sleep the first sign may come before the timer.
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
