import { Inflate, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readZipEntries, UnzipLimitError, unzipEntry, unzipInMemory } from './unzip';

const text = new TextEncoder().encode('Refunds take two days. '.repeat(5000));
const packed = new Uint8Array(
  zipSync({ 'a.md': text, 'b.png': [text, { level: 0 }], 'empty.md': new Uint8Array() }),
);

it('unzipInMemory and unzipEntry return the same bytes', async () => {
  const archive = new Blob([packed]);
  const { signal } = new AbortController();
  for (const entry of await readZipEntries(archive)) {
    const streamed = await unzipEntry(archive, entry, { most: 1e6, signal });
    expect(unzipInMemory(packed, entry, 1e6, Inflate), entry.path).toEqual(streamed);
  }
});

it('unzipInMemory and unzipEntry stop at the size limit, even if the archive states a smaller size', async () => {
  const bomb = new Uint8Array(zipSync({ 'a.md': new Uint8Array(50_000_000) }));
  const [entry] = await readZipEntries(new Blob([bomb]));
  if (!entry) throw new Error('no entry');
  expect(() => unzipInMemory(bomb, entry, 1_000_000, Inflate)).toThrow(UnzipLimitError);
  const [stored] = (await readZipEntries(new Blob([packed]))).filter(({ path }) => path === 'b.png');
  if (!stored) throw new Error('no entry');
  expect(() => unzipInMemory(packed, stored, 10, Inflate)).toThrow(UnzipLimitError);
});
