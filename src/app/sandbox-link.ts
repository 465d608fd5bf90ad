/** What the embedded platform lends to the frame, in a build that carries it. */
export interface SandboxControls {
  /** Restores the demo data and draws the console anew. */
  reset(): Promise<void>;
}

let controls: SandboxControls | null = null;

export function linkSandbox(next: SandboxControls): void {
  controls = next;
}

/** The embedded platform, or null where the console talks to a real one. */
export function sandbox(): SandboxControls | null {
  return controls;
}
