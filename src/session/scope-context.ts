// The scope of the page that is open, for every component in it.
import { createContext, use, useSyncExternalStore } from 'react';
import { shownRoles } from '~/api/http/answer-notes';
import type { Scope, Workspace } from '~/api/scope';
import { isAdministrator } from './administrator';
import type { Coverage } from './claims';
import { coverage, type SessionState, session } from './session';

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

/** Reports whether the person is an administrator of this account; null while neither the token nor an answer tells. */
export function useIsAdministrator(): boolean | null {
  const scope = useScope();
  useSession();
  return useSyncExternalStore(shownRoles.subscribe, () => isAdministrator(scope));
}
