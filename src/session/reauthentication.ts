// Asks the signed-in person for their password again before an action that can't be undone.
import { createObservable } from '~/lib/create-observable';

/** `not-loaded` means that the code of the dialog couldn't be fetched. */
export type PasswordOutcome = 'confirmed' | 'canceled' | 'not-loaded';

export interface ReauthenticationRequest {
  readonly person: string;
  /** The ID of the action that waits for the password. A confirmation applies to this action only. */
  readonly action: string;
  /** The explanation of what happens as soon as the platform has accepted the password. */
  readonly text: string;
  readonly finish: (outcome: PasswordOutcome) => void;
}

/** The request whose dialog is open, or null. */
export const passwordRequest = createObservable<ReauthenticationRequest | null>(null);
let lastConfirmation: { readonly person: string; readonly action: string } | null = null;

function finish(outcome: PasswordOutcome): void {
  const current = passwordRequest.get();
  if (current === null) return;
  if (outcome === 'confirmed') lastConfirmation = { person: current.person, action: current.action };
  passwordRequest.set(null);
  current.finish(outcome);
}

/** Opens the dialog. Resolves when the platform has accepted the password, and the code if it asks for one. */
export function requestPassword(asked: Omit<ReauthenticationRequest, 'finish'>): Promise<PasswordOutcome> {
  finish('canceled');
  return new Promise((resolve) => passwordRequest.set({ ...asked, finish: resolve }));
}

/** Ends the request. Call it only after the platform has issued a token for the request's person. */
export const confirmPassword = (): void => finish('confirmed');

export const cancelPasswordRequest = (): void => finish('canceled');

/** Ends the request because the dialog can't be shown. */
export const failPasswordRequest = (): void => finish('not-loaded');

/** Reports whether the last password confirmation was by this person and for this action. */
export const isPasswordConfirmed = (person: string, action: string): boolean =>
  lastConfirmation?.person === person && lastConfirmation.action === action;
