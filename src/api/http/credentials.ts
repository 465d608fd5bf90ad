// Whoever holds the token lends it to the calls by way of this: the calls' own code comes after the first page.
import type { Scope } from '~/api/scope';

/** What the session lends to the client. The token stays in the session's closure and is asked for per call. */
export interface Credentials {
  /** The `id_token` for this scope, or null where nothing may be sent. */
  bearer(scope: Scope): string | null;
  /** Called with the status of every answer that a call with this token got. */
  onAnswer(bearer: string, scope: Scope, status: number): void;
  /** Whether the scope is of the present sign-in: what ends after its own tells nothing to who signs in next. */
  isOwn(scope: Scope): boolean;
}

let credentials: Credentials = { bearer: () => null, onAnswer: () => {}, isOwn: () => true };

export const lentCredentials = (): Credentials => credentials;

/** Connects the client to whoever holds the token. Called once, by the session. */
export function connectCredentials(next: Credentials): void {
  credentials = next;
}
