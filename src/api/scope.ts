// Who is looking at which account: the one value that every call, cache key and local record is built from.
import type { Dashboard } from '~/api/dashboard-address';

/**
 * A workspace: one account on one instance, under one slug. The pair of numbers is one value and is never taken apart,
 * since a mixed-up pair can answer with another company's data (contract: account-and-instance).
 */
export interface Workspace {
  readonly slug: string;
  readonly name: string;
  readonly instance: number;
  readonly accountId: number;
  /** The assistant service's tenant, where the workspace has one. */
  readonly tenant: string | null;
  /** The instance's name, where the configuration gives it one. */
  readonly instanceName?: string | null;
  /** What the configuration tells it apart by, such as production and staging. */
  readonly environment?: { readonly name: string; readonly color: string } | null;
  /** The product's own dashboard of this account, where the configuration names it. */
  readonly dashboardUrl?: Dashboard['dashboardUrl'];
  readonly dashboardPaths?: Dashboard['dashboardPaths'];
}

/**
 * A workspace as one signed-in person sees it. Frozen; made by the session only, which lends the token to this very value
 * and to no copy of it.
 */
export interface Scope extends Workspace {
  /** The e-mail that the person signed in with, in lower case. */
  readonly person: string;
}

/** The first part of every query key and of every key of a local record. */
export function scopeKey(scope: Pick<Scope, 'instance' | 'accountId' | 'person'>): string {
  return `${scope.instance}/${scope.accountId}/${scope.person}`;
}
