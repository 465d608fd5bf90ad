import { session, workspacesElsewhere, workspacesOf } from '~/session/session';

/**
 * Where a person starts: the conversations of their first workspace, if need be one that has to be asked about; signing
 * in where nobody is.
 */
export function firstPath(): string {
  const state = session.get();
  if (state.step === 'signed-out') return '/sign-in';
  const [first] = [...workspacesOf(state.person), ...workspacesElsewhere(state.person)];
  return first ? `/${first.slug}/conversations` : '/sign-in';
}
