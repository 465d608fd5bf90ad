// Distinguishes administrators from other members, only to adapt the UI. The server decides what a person may do.
import { isProvenAdministrator, rolesFromResponses } from '~/api/http/response-headers';
import type { Scope } from '~/api/scope';
import { compareClaims } from './claims';
import { session } from './session';

let signedInUntil = 0;
/** Clears the roles learned from responses on sign-in, because the role in a new token may differ. */
session.subscribe(() => {
  const current = session.get();
  if (current.step !== 'signed-in' || current.expiresAt === signedInUntil) return;
  signedInUntil = current.expiresAt;
  rolesFromResponses.set(new Map());
});

/**
 * Reports whether the person is an administrator of the account. A role learned from responses takes precedence over
 * the role in the token. Returns null if both are unknown.
 */
export function isAdministrator(scope: Scope): boolean | null {
  const current = session.get();
  const shown = isProvenAdministrator(scope);
  if (shown !== undefined || current.step === 'signed-out') return shown ?? null;
  const { claims } = current.person;
  // The claims apply to one instance only, because the same account number on another instance belongs to another
  // company.
  if (compareClaims(scope, claims) === 'other-instance') return null;
  const role = claims.accounts?.find(({ id }) => id === scope.accountId)?.role;
  return role ? role === 'administrator' : null;
}
