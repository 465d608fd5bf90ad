import type { ReactNode } from 'react';

/** What the embedded platform puts into the frame, in a build that carries it: the frame knows nothing else of it. */
export interface SandboxParts {
  readonly atSignIn: ReactNode;
  readonly inFrame: ReactNode;
  readonly inAccountMenu: ReactNode;
}

let parts: Partial<SandboxParts> = {};

export function linkSandbox(next: SandboxParts): void {
  parts = next;
}

/** Nothing where the console talks to a real platform. */
export function sandboxParts(): Partial<SandboxParts> {
  return parts;
}
