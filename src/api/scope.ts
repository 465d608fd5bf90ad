// The workspace and the signed-in person. API calls, cache keys and local records get both from a `Scope`.
import type { AccountDashboard } from '~/api/dashboard-address';

/**
 * One account on one instance, under one slug. Never pass the instance and the account ID separately, because a wrong
 * combination can return another company's data (contract: account-and-instance).
 */
export interface Workspace {
  readonly slug: string;
  readonly name: string;
  readonly instance: number;
  readonly accountId: number;
  /** The tenant of the assistant service, if the workspace has one. */
  readonly tenant: string | null;
  /** The instance's name, if the configuration has one. */
  readonly instanceName?: string | null;
  /** The environment from the configuration, such as production or staging. */
  readonly environment?: { readonly name: string; readonly color: string } | null;
  /** The URL of the product's own dashboard for this account, if the configuration has one. */
  readonly dashboardUrl?: AccountDashboard['dashboardUrl'];
  readonly dashboardPaths?: AccountDashboard['dashboardPaths'];
}

/**
 * A workspace as one signed-in person sees it. Only the session creates this frozen object. A copy of the object gives
 * no access to the token, because the token is looked up by the object's identity.
 */
export interface Scope extends Workspace {
  /** The email address used to sign in, in lower case. */
  readonly person: string;
}

/** Returns the prefix of all query keys and of the keys of all local records. */
export function getScopeKey(scope: Pick<Scope, 'instance' | 'accountId' | 'person'>): string {
  return `${scope.instance}/${scope.accountId}/${scope.person}`;
}
