// Everything the stand-in platform remembers, demo data and what people did: one plain JSON value per mount.
import type { SandboxState } from './state';

/** A token that was handed out. It ends at `expiresAt` (milliseconds since the epoch), whatever its `exp` claim says. */
export interface IssuedToken {
  readonly idToken: string;
  readonly accessToken: string;
  readonly email: string;
  expiresAt: number;
}

/** One step of a sign-in. Gone once its answer is accepted: the next step has a session of its own. */
export interface ChallengeSession {
  readonly session: string;
  readonly challenge: 'SMS_MFA' | 'NEW_PASSWORD_REQUIRED';
  readonly email: string;
  /** How often the policy refused a new password; a second refusal spends the attempt. */
  refusals: number;
  expiresAt: number;
}

/** What was proposed to the assistant service and waits for its confirmation. */
export interface StoredProposal {
  readonly confirmationId: string;
  readonly tenant: string;
  /** The assistant that is edited; null where one is created. */
  readonly assistantId: string | null;
  /** The proposed assistant parts, as the rule that made the proposal wants to replay them. */
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
  /** The names of the variants that the state was made under, and that requests are answered under. */
  variants: readonly string[];
  state: SandboxState;
  tokens: IssuedToken[];
  challenges: ChallengeSession[];
  proposals: StoredProposal[];
  files: StoredFile[];
}

export const newPlatform = (state: SandboxState, variants: readonly string[] = []): Platform => ({
  variants,
  state,
  tokens: [],
  challenges: [],
  proposals: [],
  files: [],
});

/** Begins anew with everything but issued tokens. */
export function resetPlatform(platform: Platform, state: SandboxState, variants: readonly string[]): void {
  Object.assign(platform, newPlatform(state, variants), { tokens: platform.tokens });
}

/** Lets tokens, challenge sessions and proposals grow older by so many seconds. */
export function agePlatform(platform: Platform, seconds: number): void {
  for (const mortal of [...platform.tokens, ...platform.challenges, ...platform.proposals]) {
    mortal.expiresAt -= seconds * 1000;
  }
}

/** The next id that any resource takes. */
export function takeId(platform: Platform): number {
  const id = platform.state.nextId;
  platform.state.nextId += 1;
  return id;
}
