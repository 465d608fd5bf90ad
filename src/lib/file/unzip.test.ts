import { Inflate, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { TooMuch, unzipped, unzippedHere, zipEntries } from './unzip';

const text = new TextEncoder().encode('Refunds take two days. '.repeat(5000));
const packed = new Uint8Array(
  zipSync({ 'a.md': text, 'b.png': [text, { level: 0 }], 'empty.md': new Uint8Array() }),
);

it('unzippedHere and unzipped return the same bytes', async () => {
  const archive = new Blob([packed]);
  const { signal } = new AbortController();
  for (const entry of await zipEntries(archive)) {
    const streamed = await unzipped(archive, entry, { most: 1e6, signal });
    expect(unzippedHere(packed, entry, 1e6, Inflate), entry.path).toEqual(streamed);
  }
});

it('stops at the size limit, whatever size the archive states', async () => {
  const bomb = new Uint8Array(zipSync({ 'a.md': new Uint8Array(50_000_000) }));
  const [entry] = await zipEntries(new Blob([bomb]));
  if (!entry) throw new Error('no entry');
  expect(() => unzippedHere(bomb, entry, 1_000_000, Inflate)).toThrow(TooMuch);
  const [stored] = (await zipEntries(new Blob([packed]))).filter(({ path }) => path === 'b.png');
  if (!stored) throw new Error('no entry');
  expect(() => unzippedHere(packed, stored, 10, Inflate)).toThrow(TooMuch);
});
