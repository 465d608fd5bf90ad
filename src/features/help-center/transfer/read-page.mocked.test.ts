import { expect, it, vi } from 'vitest';
import { isMissingCodeError } from '~/lib/missing-code';
import { readPage } from './read-page';
import { listSourcePages } from './source-pages';

vi.mock('~/lib/file/read-html-file', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('readPage doesn’t report a file as damaged if only code of the console can’t be loaded', async () => {
  const [page] = listSourcePages([{ path: 'a.html', bytes: new Uint8Array([0x61]) }]);
  const error =
    page && (await readPage(page, new AbortController().signal).catch((reason: unknown) => reason));
  expect(isMissingCodeError(error)).toBe(true);
});
