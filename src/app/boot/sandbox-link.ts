import type { ReactNode } from 'react';

/**
 * The elements of the embedded platform that the console shows in its frame and on its sign-in page. The console has no
 * other connection to the embedded platform.
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

/** Returns the elements of the embedded platform, or an empty object in builds without it. */
export function getSandboxParts(): Partial<SandboxParts> {
  return parts;
}
