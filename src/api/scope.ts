// The account and the signed-in person. Every call, cache key and local record is derived from this one value.
import type { AccountDashboard } from '~/api/dashboard-address';

/**
 * A workspace: one account on one instance, under one slug. Never pass the instance and the account ID separately: a
 * wrong combination can return another company's data (contract: account-and-instance).
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
 * A workspace as one signed-in person sees it. Only the session creates this frozen object. The token is looked up by
 * the object's identity, so a copy doesn't give access to it.
 */
export interface Scope extends Workspace {
  /** The email address that the person signed in with, in lower case. */
  readonly person: string;
}

/** Returns the string with which every query key and the key of every local record start. */
export function getScopeKey(scope: Pick<Scope, 'instance' | 'accountId' | 'person'>): string {
  return `${scope.instance}/${scope.accountId}/${scope.person}`;
}
