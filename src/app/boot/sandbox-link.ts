import type { ReactNode } from 'react';

/**
 * The components and functions of the embedded platform that the frame shows. This is the only connection between the
 * platform and the frame.
 */
export interface SandboxParts {
  readonly atSignIn: ReactNode;
  readonly inFrame: ReactNode;
  readonly inAccountMenu: ReactNode;
}

let parts: Partial<SandboxParts> = {};

export function setSandboxParts(next: SandboxParts): void {
  parts = next;
}

/** Returns the components and functions. Empty in builds without the embedded platform. */
export function getSandboxParts(): Partial<SandboxParts> {
  return parts;
}
