// The pause between two sends from one browser, which the page shows together with its reason.

/**
 * The minimum interval between two sends, in milliseconds. Browsers resend a POST if a reused connection drops without
 * a response. After this interval most proxies have closed the connection of the last send, although some keep it open
 * for minutes. The pause makes a repeated request unlikely. If one still occurs, `preventRepeatedRequest` and the proxy
 * template keep it from sending the campaign again.
 */
export const PAUSE_BETWEEN_SENDS = 90_000;

/**
 * Returns the end of the pause in milliseconds since the epoch, or null if a send is allowed now. If the clock was set
 * back, so that the last send is dated in the future, the pause starts now.
 */
export function getPauseEnd(lastSentAt: number | null, now: number): number | null {
  if (lastSentAt === null) return null;
  const until = Math.min(lastSentAt, now) + PAUSE_BETWEEN_SENDS;
  return until > now ? until : null;
}
