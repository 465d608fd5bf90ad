// The pause between two sends of one browser, told on screen with its reason.

/**
 * How long after a send the next one waits, in milliseconds. The send goes over connections that nothing else uses; the
 * one it leaves behind stays open for a while, and a browser repeats a POST by itself when a kept connection dies
 * unanswered. After this time it is closed by any proxy in common use (75 s at most), and the next send opens its own.
 */
export const PAUSE_BETWEEN_SENDS = 90_000;

/**
 * When the next send may leave, in milliseconds since the epoch; null when it may now. A last send that lies ahead of
 * the clock counts as one of this moment.
 */
export function pausedUntil(lastSentAt: number | null, now: number): number | null {
  if (lastSentAt === null) return null;
  const until = Math.min(lastSentAt, now) + PAUSE_BETWEEN_SENDS;
  return until > now ? until : null;
}
