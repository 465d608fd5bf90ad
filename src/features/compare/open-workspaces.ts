import { useSyncExternalStore } from 'react';
import type { Scope } from '~/api/scope';
import { useScope } from '~/session/scope-context';
import { coverage, isOpen, session, workspacesElsewhere, workspacesOf } from '~/session/session';

let last: readonly Scope[] = [];

/** The configured workspaces that this sign-in has open: the same list for as long as they are the same. */
function openScopes(): readonly Scope[] {
  const current = session.get();
  const person = current.step === 'signed-out' ? null : current.person;
  const workspaces = person ? [...workspacesOf(person), ...workspacesElsewhere(person)] : [];
  const open = workspaces.filter((workspace) => isOpen(coverage(workspace)));
  const scopes = open.flatMap((workspace) => session.scope(workspace) ?? []);
  if (scopes.length !== last.length || scopes.some((scope, index) => scope !== last[index])) last = scopes;
  return last;
}

/** The workspaces that the person has open, the page's own first. */
export function useOpenWorkspaces(): readonly Scope[] {
  const own = useScope();
  const open = useSyncExternalStore(session.subscribe, openScopes);
  return [own, ...open.filter(({ slug }) => slug !== own.slug)];
}

/** The name that tells it apart from the person's other workspaces. */
export const workspaceName = ({ name, environment }: Pick<Scope, 'name' | 'environment'>): string =>
  environment ? `${name} · ${environment.name}` : name;
