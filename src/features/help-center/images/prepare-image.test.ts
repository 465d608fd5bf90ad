import { expect, it } from 'vitest';
import { prepareImage } from './prepare-image';

it('prepareImage reports a file that can’t be opened', async () => {
  const gone = Object.assign(new File(['text'], 'gone.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  expect(await prepareImage(gone)).toEqual({ kind: 'unreadable' });
});
