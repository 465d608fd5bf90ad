import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type ApiError, type ApiProblem, createErrorFromProblem } from '~/api/http/api-error';
import { signedInAt } from '../time/signed-in-at';
import { ProblemNotice } from './problem-notice';

const drawn = (isMeant: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ProblemNotice
        error={createErrorFromProblem('articles.get', { kind: 'server' }, 503)}
        purpose="read"
        {...(isMeant && { meaning: { title: 'Not saved', text: 'Nothing was saved; try again.' } })}
      />
    </MantineProvider>,
  );

it('the notice omits the general advice about a server error when `meaning` already explains what to do', () => {
  expect(drawn(true)).toContain('Something went wrong on the platform');
  expect(drawn(true)).not.toContain('This is usually temporary.');
  expect(drawn(false)).toContain('This is usually temporary.');
});

afterEach(() => signedInAt.set(0));

const renderNotice = (error: ApiError) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ProblemNotice error={error} purpose="write" />
    </MantineProvider>,
  );
const fail = (problem: ApiProblem) => createErrorFromProblem('teams.update', problem);

it.each([true, false])(
  'the notice about an ended session no longer offers “Sign in again” after a sign-in (sent: %s)',
  (sent) => {
    const error = fail({ kind: 'unauthenticated', sent });
    expect(renderNotice(error)).toContain('Sign in again');
    signedInAt.set(Date.now());
    expect(renderNotice(error)).not.toContain('Sign in again');
  },
);

it('a notice about a missing permission stays after the user has signed in', () => {
  const error = fail({ kind: 'forbidden' });
  signedInAt.set(Date.now());
  expect(renderNotice(error)).toContain('You don’t have permission to do this');
});

it('the notice about the request limit changes to “You can try again now.” after the wait', () => {
  const limited = (waitSeconds: number) =>
    renderNotice(fail({ kind: 'rate-limited', waitSeconds, sent: true }));
  expect(limited(30)).toContain('Request limit reached');
  expect(limited(0)).not.toContain('Request limit reached');
  expect(limited(0)).toContain('You can try again now.');
});
