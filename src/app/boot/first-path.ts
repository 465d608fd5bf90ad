import { listWorkspaces, listWorkspacesOnOtherInstances, session } from '~/session/session';
import { getWorkspaceStartPath } from '~/session/start-page';

/**
 * Returns the path to open after signing in: the first page of the user's first workspace, or the sign-in page if no
 * one is signed in. The workspace may ask for confirmation before it opens.
 */
export function getStartPath(): string {
  const state = session.get();
  if (state.step === 'signed-out') return '/sign-in';
  const [first] = [...listWorkspaces(state.person), ...listWorkspacesOnOtherInstances(state.person)];
  return first ? getWorkspaceStartPath(first.slug) : '/sign-in';
}
