// Recognizes pasted URLs of the product's dashboard and of this console.
import { getConfiguredWorkspaces } from '~/api/configuration';
import { parseDashboardAddress } from '~/api/dashboard-address';
import type { Scope, Workspace } from '~/api/scope';

/** The conversation that a pasted URL of a dashboard or of this console refers to, if any. */
export type PastedAddress =
  | { readonly kind: 'conversation'; readonly number: string }
  | { readonly kind: 'no-conversation' }
  /**
   * A conversation of another account, which this workspace can't open. `workspace` is the configured workspace of that
   * account, or null if there is none.
   */
  | { readonly kind: 'elsewhere'; readonly accountId: number; readonly workspace: Workspace | null };

const CONVERSATION_PATH = /^\/(?<slug>[^/]+)\/conversations\/(?<number>[1-9]\d*)\/?$/;

/** Parses a URL of this console. Returns null for any other text. */
function readConsoleAddress(
  text: string,
  scope: Scope,
  workspaces: readonly Workspace[],
): PastedAddress | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || url.origin !== globalThis.location?.origin) return null;
  const { slug, number } = CONVERSATION_PATH.exec(url.pathname)?.groups ?? {};
  if (number === undefined) return { kind: 'no-conversation' };
  if (slug === scope.slug) return { kind: 'conversation', number };
  const workspace = workspaces.find((one) => one.slug === slug);
  return workspace
    ? { kind: 'elsewhere', accountId: workspace.accountId, workspace }
    : { kind: 'no-conversation' };
}

/** Parses a URL of a configured dashboard. Returns null for any other text. */
function readAnyDashboardAddress(
  text: string,
  scope: Scope,
  workspaces: readonly Workspace[],
): PastedAddress | null {
  const own = parseDashboardAddress(text, scope);
  if (own && (own.accountId === null || own.accountId === scope.accountId))
    return own.number === null ? { kind: 'no-conversation' } : { kind: 'conversation', number: own.number };
  for (const workspace of workspaces) {
    const accountId = parseDashboardAddress(text, workspace)?.accountId;
    if (accountId === workspace.accountId) return { kind: 'elsewhere', accountId, workspace };
  }
  return own && own.accountId !== null
    ? { kind: 'elsewhere', accountId: own.accountId, workspace: null }
    : null;
}

/** Parses a pasted URL. Returns null for any other text, which is then treated as an identifier. */
export function parsePastedAddress(
  text: string,
  scope: Scope,
  workspaces: readonly Workspace[] = getConfiguredWorkspaces(),
): PastedAddress | null {
  const inConsole = readConsoleAddress(text, scope, workspaces);
  const inDashboard = readAnyDashboardAddress(text, scope, workspaces);
  // Tries both functions, because the console and a dashboard may share an origin and both may recognize the URL.
  // Prefers the result that contains a conversation.
  return (
    [inConsole, inDashboard].find((one) => one && one.kind !== 'no-conversation') ?? inConsole ?? inDashboard
  );
}
