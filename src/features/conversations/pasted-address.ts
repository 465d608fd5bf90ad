import { configuredWorkspaces } from '~/api/configuration';
import type { Scope, Workspace } from '~/api/scope';
import { readDashboardAddress } from '~/lib/dashboard-address';

/** What a pasted address of a dashboard is to a workspace. */
export type PastedAddress =
  | { readonly kind: 'conversation'; readonly number: string }
  | { readonly kind: 'no-conversation' }
  /** It is never searched for here. `workspace` is the one it belongs to, where that is configured. */
  | { readonly kind: 'elsewhere'; readonly accountId: number; readonly workspace: Workspace | null };

/** Null for what is no address of a dashboard that the configuration names: an identifier. */
export function pastedAddress(
  text: string,
  scope: Scope,
  workspaces: readonly Workspace[] = configuredWorkspaces(),
): PastedAddress | null {
  const own = readDashboardAddress(text, scope);
  if (own && (own.accountId === null || own.accountId === scope.accountId))
    return own.number === null ? { kind: 'no-conversation' } : { kind: 'conversation', number: own.number };
  for (const workspace of workspaces) {
    const accountId = readDashboardAddress(text, workspace)?.accountId;
    if (accountId === workspace.accountId) return { kind: 'elsewhere', accountId, workspace };
  }
  return own && own.accountId !== null
    ? { kind: 'elsewhere', accountId: own.accountId, workspace: null }
    : null;
}
