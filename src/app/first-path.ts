import { session, workspacesOf } from '~/session/session';

/** Where a person starts: the conversations of their first workspace; signing in where nobody is. */
export function firstPath(): string {
  const state = session.get();
  const first = state.step === 'signed-out' ? undefined : workspacesOf(state.person)[0];
  return first ? `/${first.slug}/conversations` : '/sign-in';
}
