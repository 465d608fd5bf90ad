// The pause between two sends of one browser. The screen shows it with its reason.

/**
 * The minimum interval between two sends, in milliseconds. A browser resends a POST if a reused connection drops
 * without a response. After this interval most proxies have closed the connection of the last send, although some keep
 * it for minutes. The pause thus makes a repeat unlikely; `protectOneShot` and the proxy template make it harmless.
 */
export const PAUSE_BETWEEN_SENDS = 90_000;

/**
 * Returns the time from which the next send is allowed, in milliseconds since the epoch; null if it is allowed now. A
 * last send in the future counts as now.
 */
export function getPauseEnd(lastSentAt: number | null, now: number): number | null {
  if (lastSentAt === null) return null;
  const until = Math.min(lastSentAt, now) + PAUSE_BETWEEN_SENDS;
  return until > now ? until : null;
}
