import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { failure } from '~/api/http/api-error';
import { ProblemNotice } from './problem-notice';

const drawn = (isMeant: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ProblemNotice
        error={failure('articles.get', { kind: 'server' }, 503)}
        purpose="read"
        {...(isMeant && { meaning: { title: 'Not saved', text: 'Nothing was saved; try again.' } })}
      />
    </MantineProvider>,
  );

it('says of a failing service once that it failed, where its meaning says what to do', () => {
  expect(drawn(true)).toContain('Something went wrong on the platform');
  expect(drawn(true)).not.toContain('The platform had a problem.');
  expect(drawn(false)).toContain('The platform had a problem.');
});
