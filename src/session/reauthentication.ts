// Asks the signed-in person for their password again before an action that can't be undone. The frame shows the dialog.
import { createObservable } from '~/lib/create-observable';

interface ReauthenticationRequest {
  readonly person: string;
  /** The ID of the action that waits for the password. A confirmation applies to this action only. */
  readonly action: string;
  /** Says what happens as soon as the platform has accepted the password. */
  readonly text: string;
  readonly finish: (isConfirmed: boolean) => void;
}

/** The request whose dialog is open, or null. */
export const passwordRequest = createObservable<ReauthenticationRequest | null>(null);
let lastConfirmation: { readonly person: string; readonly action: string } | null = null;

function finish(isConfirmed: boolean): void {
  const current = passwordRequest.get();
  if (current === null) return;
  if (isConfirmed) lastConfirmation = { person: current.person, action: current.action };
  passwordRequest.set(null);
  current.finish(isConfirmed);
}

/**
 * Opens the dialog. Resolves to true when the platform has accepted the password, and the code if it asks for one.
 * Resolves to false if the dialog is closed.
 */
export function requestPassword(asked: Omit<ReauthenticationRequest, 'finish'>): Promise<boolean> {
  finish(false);
  return new Promise((resolve) => passwordRequest.set({ ...asked, finish: resolve }));
}

/** Ends the request. Call it only after the platform has issued a token for the request's person. */
export const confirmPassword = (): void => finish(true);

export const cancelPasswordRequest = (): void => finish(false);

/** Reports whether this person was the last to confirm an action, and it was this one. */
export const isPasswordConfirmed = (person: string, action: string): boolean =>
  lastConfirmation?.person === person && lastConfirmation.action === action;
