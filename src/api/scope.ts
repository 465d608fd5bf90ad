// The account and the person. Every call, cache key and local record is built from this one value.
import type { Dashboard } from '~/api/dashboard-address';

/**
 * A workspace: one account on one instance, under one slug. Never separate the two numbers: a mixed-up pair can return
 * another company's data (contract: account-and-instance).
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
  /** A mark from the configuration, such as production or staging. */
  readonly environment?: { readonly name: string; readonly color: string } | null;
  /** The address of the product's own dashboard for this account, if the configuration has one. */
  readonly dashboardUrl?: Dashboard['dashboardUrl'];
  readonly dashboardPaths?: Dashboard['dashboardPaths'];
}

/**
 * A workspace as one signed-in person sees it. Frozen, and created only by the session, which lends the token to this
 * object but not to copies of it.
 */
export interface Scope extends Workspace {
  /** The email address that the person signed in with, in lower case. */
  readonly person: string;
}

/** Returns the first part of every query key and of every local record's key. */
export function getScopeKey(scope: Pick<Scope, 'instance' | 'accountId' | 'person'>): string {
  return `${scope.instance}/${scope.accountId}/${scope.person}`;
}
