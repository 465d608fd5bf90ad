// Checks that the platform is on the console's own origin. Only there can the console prevent a browser from repeating
// a send.

/**
 * Reports whether sending is allowed. Across origins, the preflight leaves a reused connection, over which the browser
 * may resend the POST. Only a configuration that explicitly accepts this risk allows it.
 */
export function canReachPlatform(platformUrl: string, pageUrl: string, riskAccepted: boolean): boolean {
  return riskAccepted || new URL(platformUrl, pageUrl).origin === new URL(pageUrl).origin;
}
