// The pause between two sends of one browser, told on screen with its reason.

/**
 * How long after a send the next one waits, in milliseconds. A send leaves its connection behind, and a browser repeats a
 * POST by itself when a connection that was used before dies unanswered. Many proxies have closed it by then, some keep
 * it for minutes. So this makes a repeat unlikely; `protectOneShot` and the proxy template make it harmless.
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
