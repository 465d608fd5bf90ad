// Checks that the platform has the same origin as the console. The console can prevent browsers from resending a
// request only on its own origin.

/**
 * Reports whether sending is allowed. A cross-origin request starts with a preflight request, which leaves an open
 * connection. If the campaign is sent over this connection and the connection drops, the browser may resend the POST.
 * The configuration must explicitly accept this risk.
 */
export function isSendOriginAllowed(platformUrl: string, pageUrl: string, riskAccepted: boolean): boolean {
  return riskAccepted || new URL(platformUrl, pageUrl).origin === new URL(pageUrl).origin;
}
