import { getFirstPath } from '~/session/first-page';
import { listWorkspaces, listWorkspacesOnOtherInstances, session } from '~/session/session';

/**
 * Returns the path to open after signing in: the first page of the user's first workspace, or the sign-in page if no
 * one is signed in. The workspace may ask for confirmation before it opens.
 */
export function getStartPath(): string {
  const state = session.get();
  if (state.step === 'signed-out') return '/sign-in';
  const [first] = [...listWorkspaces(state.person), ...listWorkspacesOnOtherInstances(state.person)];
  return first ? getFirstPath(first.slug) : '/sign-in';
}
