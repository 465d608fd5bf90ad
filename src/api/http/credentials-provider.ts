// Gives the client access to the session's token. This is a separate module because the client's code loads only after
// the first page.
import type { Scope } from '~/api/scope';

/**
 * The functions that the session provides to the client. The client must request the token for each call and must not
 * store it.
 */
export interface CredentialsProvider {
  /** Returns the `id_token` for this scope, or null if no request may be sent. */
  bearer(scope: Scope): string | null;
  /** Called with the status of every response to a call with this token. */
  onResponse(bearer: string, scope: Scope, status: number): void;
  /**
   * Reports whether the scope belongs to the current session. Responses from an earlier session must not affect the
   * session of the next person.
   */
  isOwn(scope: Scope): boolean;
}

let credentials: CredentialsProvider = { bearer: () => null, onResponse: () => {}, isOwn: () => true };

/** Returns the session's functions. Before a session is connected, no request can be sent. */
export const getCredentials = (): CredentialsProvider => credentials;

/** Connects the client to the session, which calls this once. */
export function connectCredentials(next: CredentialsProvider): void {
  credentials = next;
}
