import type { ReactNode } from 'react';

/** The parts of the embedded platform that the frame shows. Nothing else connects the frame to it. */
export interface SandboxParts {
  readonly atSignIn: ReactNode;
  readonly inFrame: ReactNode;
  readonly inAccountMenu: ReactNode;
}

let parts: Partial<SandboxParts> = {};

export function linkSandbox(next: SandboxParts): void {
  parts = next;
}

/** Returns the parts. Empty in builds without the embedded platform. */
export function getSandboxParts(): Partial<SandboxParts> {
  return parts;
}
