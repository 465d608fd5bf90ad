// Lends the session's token to calls. Separate from the client, whose code loads after the first page.
import type { Scope } from '~/api/scope';

/**
 * The functions that the session provides to the client. The token stays in the session's closure and is requested for
 * each call.
 */
export interface Credentials {
  /** Returns the `id_token` for this scope, or null if nothing may be sent. */
  bearer(scope: Scope): string | null;
  /** Called with the status of every response to a call with this token. */
  onResponse(bearer: string, scope: Scope, status: number): void;
  /**
   * Reports whether the scope belongs to the current session. Responses from an earlier session must not affect the
   * next person's.
   */
  isOwn(scope: Scope): boolean;
}

let credentials: Credentials = { bearer: () => null, onResponse: () => {}, isOwn: () => true };

/** Returns the session's credentials. Without a connected session, nothing can be sent. */
export const getCredentials = (): Credentials => credentials;

/** Connects the client to the session, which calls this once. */
export function connectCredentials(next: Credentials): void {
  credentials = next;
}
