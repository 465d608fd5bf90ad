// The scope of the page that is open, for every component in it.
import { createContext, use, useSyncExternalStore } from 'react';
import type { Scope, Workspace } from '~/api/scope';
import type { Coverage } from './claims';
import { coverage, roleIn, type SessionState, session } from './session';

export const ScopeContext = createContext<Scope | null>(null);

/** The scope of this page. Only what stands inside a workspace may ask. */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A scope is asked for outside a workspace.');
  return scope;
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** How the workspace stands to the sign-in. */
export function useCoverage(workspace: Workspace): Coverage {
  const read = () => coverage(workspace);
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Whether the person is an administrator of this account: null where the token doesn't say, so that the platform will. */
export function useIsAdministrator(): boolean | null {
  const role = roleIn(useSession(), useScope());
  return role === null ? null : role === 'administrator';
}
