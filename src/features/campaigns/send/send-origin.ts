// Whether the platform stands on the console's own origin: only there can the console keep a browser from repeating a send.

/**
 * False keeps Send off. Across origins the browser's preflight leaves a used connection behind, over which it may repeat
 * the POST by itself; only a configuration that accepts this in so many words allows it.
 */
export function mayReachPlatform(platformUrl: string, pageUrl: string, riskAccepted: boolean): boolean {
  return riskAccepted || new URL(platformUrl, pageUrl).origin === new URL(pageUrl).origin;
}
