import { getFirstPath } from '~/session/first-page';
import { session, workspacesElsewhere, workspacesOf } from '~/session/session';

/**
 * Returns the path that opens after signing in: the first page of the person's first workspace, even if that workspace needs
 * a confirmation. Nobody signed in is asked to sign in.
 */
export function firstPath(): string {
  const state = session.get();
  if (state.step === 'signed-out') return '/sign-in';
  const [first] = [...workspacesOf(state.person), ...workspacesElsewhere(state.person)];
  return first ? getFirstPath(first.slug) : '/sign-in';
}
