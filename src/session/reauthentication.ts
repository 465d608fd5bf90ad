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

const request = createObservable<ReauthenticationRequest | null>(null);
let confirmed: { readonly person: string; readonly action: string } | null = null;

function finish(isConfirmed: boolean): void {
  const current = request.get();
  if (current === null) return;
  if (isConfirmed) confirmed = { person: current.person, action: current.action };
  request.set(null);
  current.finish(isConfirmed);
}

export const reauthentication = {
  /** The request whose dialog is open, or null. */
  get: request.get,
  subscribe: request.subscribe,

  /**
   * Opens the dialog. Resolves to true when the platform has accepted the password, and the code if it asks for one.
   * Resolves to false if the dialog is closed.
   */
  ask(asked: Omit<ReauthenticationRequest, 'finish'>): Promise<boolean> {
    finish(false);
    return new Promise((resolve) => request.set({ ...asked, finish: resolve }));
  },

  /** Call it only after the platform has issued a token for the request's person. */
  confirm: () => finish(true),

  cancel: () => finish(false),

  /** Reports whether this person was the last to confirm an action, and it was this one. */
  isConfirmed: (person: string, action: string): boolean =>
    confirmed?.person === person && confirmed.action === action,
};
