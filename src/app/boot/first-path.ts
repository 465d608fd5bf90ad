import { getFirstPath } from '~/session/first-page';
import { listWorkspaces, listWorkspacesElsewhere, session } from '~/session/session';

/**
 * Returns the path to open after signing in: the first page of the user's first workspace. The workspace may then ask
 * the user to confirm before it opens. Returns the sign-in page if no one is signed in.
 */
export function getStartPath(): string {
  const state = session.get();
  if (state.step === 'signed-out') return '/sign-in';
  const [first] = [...listWorkspaces(state.person), ...listWorkspacesElsewhere(state.person)];
  return first ? getFirstPath(first.slug) : '/sign-in';
}
