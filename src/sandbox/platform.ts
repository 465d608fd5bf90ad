// The complete state of the simulated platform, demo data and later changes, as one plain JSON value.
import type { SandboxState } from './state';

/**
 * An issued token. The platform rejects the token after `expiresAt` (milliseconds since the epoch), regardless of its
 * `exp` claim.
 */
export interface IssuedToken {
  readonly idToken: string;
  readonly accessToken: string;
  readonly email: string;
  expiresAt: number;
}

/** A pending step of a sign-in. The session is removed after a correct answer, and the next step gets a new session. */
export interface ChallengeSession {
  readonly session: string;
  readonly challenge: 'SMS_MFA' | 'NEW_PASSWORD_REQUIRED';
  readonly email: string;
  /** The number of new passwords that the password policy rejected. The second rejection ends the sign-in. */
  refusals: number;
  expiresAt: number;
}

/** A proposal to the assistant service that awaits confirmation. */
export interface StoredProposal {
  readonly confirmationId: string;
  readonly tenant: string;
  /** The edited assistant. Null for a proposal to create an assistant. */
  readonly assistantId: string | null;
  /** The proposed name, config and metadata of the assistant, in the form that the operation handler applies. */
  readonly change: Readonly<Record<string, unknown>>;
  expiresAt: number;
}

/** An uploaded file, served at `/sandbox/files/{id}/{name}`. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

export interface Platform {
  /** The variants in use. The demo data was created with them, and they also apply to requests. */
  variants: readonly string[];
  state: SandboxState;
  tokens: IssuedToken[];
  challenges: ChallengeSession[];
  proposals: StoredProposal[];
  files: StoredFile[];
}

export const createPlatform = (state: SandboxState, variants: readonly string[] = []): Platform => ({
  variants,
  state,
  tokens: [],
  challenges: [],
  proposals: [],
  files: [],
});

/** Resets everything except issued tokens. */
export function resetPlatform(platform: Platform, state: SandboxState, variants: readonly string[]): void {
  Object.assign(platform, createPlatform(state, variants), { tokens: platform.tokens });
}

/** Makes tokens, challenge sessions and proposals expire earlier by a number of seconds. */
export function advanceExpiry(platform: Platform, seconds: number): void {
  for (const mortal of [...platform.tokens, ...platform.challenges, ...platform.proposals]) {
    mortal.expiresAt -= seconds * 1000;
  }
}

/** Returns the next free ID and increments the counter, which all resources share. */
export function takeNextId(platform: Platform): number {
  const id = platform.state.nextId;
  platform.state.nextId += 1;
  return id;
}
