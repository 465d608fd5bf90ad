import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { LoadStatus } from './load-status';

it('LoadStatus asks for a reload if code of the console can’t be loaded', async () => {
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider>
      <LoadStatus state={{ step: 'missing-part' }} onStop={() => {}} />
    </MantineProvider>,
  );
  expect(await text(prelude)).toContain('there’s a new version of the console');
});
