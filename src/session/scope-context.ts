// The scope of the current page, as a React context.
import { createContext, use, useSyncExternalStore } from 'react';
import { rolesFromResponses } from '~/api/http/response-headers';
import type { Scope, Workspace } from '~/api/scope';
import { isAdministrator } from './administrator';
import type { WorkspaceAccess } from './claims';
import { getWorkspaceAccess, type SessionState, session } from './session';

export const ScopeContext = createContext<Scope | null>(null);

/** Returns the scope of this page. Throws on pages without a workspace, such as sign-in. */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A scope is asked for outside a workspace.');
  return scope;
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** Returns the session's access to the workspace. */
export function useWorkspaceAccess(workspace: Workspace): WorkspaceAccess {
  const read = () => getWorkspaceAccess(workspace);
  return useSyncExternalStore(session.subscribe, read, read);
}

/**
 * Reports whether the person is an administrator of this account. Null if neither the token nor a response shows the
 * role.
 */
export function useIsAdministrator(): boolean | null {
  const scope = useScope();
  useSession();
  return useSyncExternalStore(rolesFromResponses.subscribe, () => isAdministrator(scope));
}
