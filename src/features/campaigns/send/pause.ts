/**
 * The minimum interval between sending two campaigns, in milliseconds. Browsers resend a POST if a reused connection
 * drops without a response. After this interval, most proxies have closed the previous connection, but some keep it
 * open for minutes. The pause therefore only makes a repeated request unlikely. If a request is still repeated,
 * `preventRepeatedRequest` and the proxy template keep it from sending the campaign again.
 */
export const PAUSE_BETWEEN_SENDS = 90_000;

/**
 * Returns the end of the pause in milliseconds since the epoch, or null if sending is allowed now. If the last campaign
 * is dated in the future because the clock was set back, the pause starts now.
 */
export function getPauseEnd(lastSentAt: number | null, now: number): number | null {
  if (lastSentAt === null) return null;
  const until = Math.min(lastSentAt, now) + PAUSE_BETWEEN_SENDS;
  return until > now ? until : null;
}
