import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { givenFiles } from './given-files';

const LIMITS = { one: 1000, all: 3000 };
const tools = { signal: new AbortController().signal, onProgress: (_read: number, _total: number) => {} };
const given = (bytes: Uint8Array, more: Partial<typeof tools> = {}) =>
  givenFiles([new File([new Uint8Array(bytes)], 'all.zip')], { ...tools, ...more }, LIMITS);

/** The archive with another size unpacked in its directory: one byte for each file. */
function understated(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 46 < archive.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
  }
  return archive;
}

/** An archive whose directory names the same bytes many times. */
function overlapping(times: number): Uint8Array {
  const one = zipSync({ 'a.md': new Uint8Array(1000) });
  const end = one.length - 22;
  const entryAt = new DataView(one.buffer).getUint32(end + 16, true);
  const entry = one.subarray(entryAt, end);
  const record = one.slice(end);
  const view = new DataView(record.buffer);
  view.setUint16(8, times, true);
  view.setUint16(10, times, true);
  view.setUint32(12, entry.length * times, true);
  const entries = Array.from({ length: times }, () => [...entry]).flat();
  return Uint8Array.from([...one.subarray(0, entryAt), ...entries, ...record]);
}

const text = (length: number) => new Uint8Array(length).fill(0x61);

describe('an archive', () => {
  it('gives its articles and images, stored or deflated, with the names that they have', async () => {
    const archive = zipSync({
      'en/año.md': new TextEncoder().encode('# Año'),
      'img/a.png': [text(500), { level: 0 }],
      'img/b.PNG': text(1000),
      '__MACOSX/a.md': text(1),
      'notes.txt': text(5000),
    });
    const reports: string[] = [];
    const answer = await given(archive, {
      onProgress: (read, total) => void reports.push(`${read}/${total}`),
    });
    const files = answer.kind === 'files' ? answer.files : [];
    expect(files.map(({ path, bytes }) => [path, bytes.length])).toEqual([
      ['en/año.md', 6],
      ['img/a.png', 500],
      ['img/b.PNG', 1000],
    ]);
    expect(new TextDecoder().decode(files[0]?.bytes)).toBe('# Año');
    expect(reports).toEqual(['0/3', '1/3', '2/3']);
  });

  it.each([
    ['one file that is too large', zipSync({ 'a.md': text(1001) })],
    ['one that says less, deflated', understated(zipSync({ 'a.md': text(1001) }))],
    ['one that says less, stored', understated(zipSync({ 'a.md': [text(1001), { level: 0 }] }))],
    ['all of them', zipSync(Object.fromEntries([1, 2, 3, 4].map((name) => [`${name}.md`, text(900)])))],
    ['the same bytes many times', overlapping(4)],
  ])('is too much by what comes out of it: %s', async (_, archive) => {
    expect(await given(archive)).toEqual({ kind: 'too-much' });
  });

  it('holds up to the limits', async () => {
    expect(await given(overlapping(3))).toMatchObject({ kind: 'files', files: { length: 3 } });
  });

  it.each([
    ['empty', new Uint8Array()],
    ['no archive', text(100)],
    ['cut off', zipSync({ 'a.md': text(1000) }).slice(30)],
    ['of a deflated file that ends too early', understated(broken())],
  ])('is unreadable: %s', async (_, archive) => {
    expect(await given(archive)).toEqual({ kind: 'unreadable' });
  });

  it('is left where the reading is stopped', async () => {
    const controller = new AbortController();
    const answer = given(zipSync({ 'a.md': text(5), 'b.md': text(5000) }), {
      signal: controller.signal,
      onProgress: (read) => void (read === 1 && controller.abort()),
    });
    expect(await answer).toEqual({ kind: 'unreadable' });
  });
});

/** A file whose packed bytes end in the middle. */
function broken(): Uint8Array {
  const random = Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) % 251);
  const archive = zipSync({ 'a.md': random });
  const size = deflateRawSync(random).length;
  archive.fill(0xff, 30 + 4, 30 + 4 + Math.min(size, 50));
  return archive;
}
