import { useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { useScope } from '~/session/scope-context';
import {
  canSendRequests,
  getWorkspaceAccess,
  listWorkspaces,
  listWorkspacesOnOtherInstances,
  session,
} from '~/session/session';

let last: readonly Scope[] = [];

/**
 * Returns the configured workspaces that are open in this session. Returns the same array until the workspaces change,
 * so that subscribers don't re-render.
 */
function openScopes(): readonly Scope[] {
  const current = session.get();
  const person = current.step === 'signed-out' ? null : current.person;
  const workspaces = person ? [...listWorkspaces(person), ...listWorkspacesOnOtherInstances(person)] : [];
  const open = workspaces.filter((workspace) => canSendRequests(getWorkspaceAccess(workspace)));
  const scopes = open.flatMap((workspace) => session.scope(workspace) ?? []);
  if (scopes.length !== last.length || scopes.some((scope, index) => scope !== last[index])) last = scopes;
  return last;
}

/** Returns the workspaces that the user has open, the current one first. */
export function useOpenWorkspaces(): readonly Scope[] {
  const own = useScope();
  const open = useSyncExternalStore(session.subscribe, openScopes);
  return [own, ...open.filter(({ slug }) => slug !== own.slug)];
}

/** Returns the workspace's name. Adds its environment if another configured workspace has the same name. */
export function getWorkspaceName({ name, environment }: Pick<Scope, 'name' | 'environment'>): string {
  const isUnique = getConfiguration().workspaces.filter((one) => one.name === name).length < 2;
  return environment && !isUnique ? `${name} · ${environment.name}` : name;
}
