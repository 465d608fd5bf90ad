// The scope of the page that is open, for every component in it.
import { createContext, use, useSyncExternalStore } from 'react';
import type { Scope } from '~/api/scope';
import { roleIn, type SessionState, session } from './session';

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

/** Whether the person is an administrator of this account: null where the token doesn't say, so that the platform will. */
export function useIsAdministrator(): boolean | null {
  const role = roleIn(useSession(), useScope());
  return role === null ? null : role === 'administrator';
}
