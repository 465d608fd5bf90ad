import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImportFiles } from './import-files';

const LIMITS = { one: 1000, all: 3000 };
const tools = { signal: new AbortController().signal, onProgress: (_read: number, _total: number) => {} };
const given = (bytes: Uint8Array, more: Partial<typeof tools> = {}) =>
  readImportFiles([new File([new Uint8Array(bytes)], 'all.zip')], { ...tools, ...more }, LIMITS);

/** Changes the archive's directory so that it states an uncompressed size of one byte for every file. */
function understated(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 46 < archive.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
  }
  return archive;
}

/** Creates an archive whose directory lists the same bytes many times under different names. */
function overlapping(times: number): Uint8Array {
  const one = zipSync({ '000000.md': new Uint8Array(1000) });
  const end = one.length - 22;
  const entryAt = new DataView(one.buffer).getUint32(end + 16, true);
  const entry = one.subarray(entryAt, end);
  const archive = new Uint8Array(entryAt + entry.length * times + 22);
  archive.set(one.subarray(0, entryAt));
  for (let index = 0; index < times; index += 1) {
    const at = entryAt + entry.length * index;
    archive.set(entry, at);
    archive.set(new TextEncoder().encode(String(index).padStart(6, '0')), at + 46);
  }
  archive.set(one.subarray(end), archive.length - 22);
  new DataView(archive.buffer).setUint32(archive.length - 10, entry.length * times, true);
  return archive;
}

const text = (length: number) => new Uint8Array(length).fill(0x61);

/** The signatures of the parts of an archive: local file, directory entry, and end record. */
const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const ARCHIVE = zipSync({ 'a.md': new TextEncoder().encode('Refunds take two days. '.repeat(20)) });

/**
 * Writes a value at an offset within the first part that has this signature. The size of the field is 1, 2 or 4 bytes.
 */
function changedIn(archive: Uint8Array, part: number, at: number, value: number): Uint8Array {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  const from = [...copy.keys()].find(
    (place) => place + 4 <= copy.length && view.getUint32(place, true) === part,
  );
  if (from === undefined) throw new Error('there is no such part');
  if (value > 0xffff) view.setUint32(from + at, value, true);
  else if (at === 46) view.setUint8(from + at, value);
  else view.setUint16(from + at, value, true);
  return copy;
}

describe('reading ZIP archives', () => {
  it('returns the named articles and images of an archive, whether stored or deflated', async () => {
    const archive = zipSync({
      'en/año.md': new TextEncoder().encode('# Año'),
      'img/a.png': [text(500), { level: 0 }],
      'img/b.PNG': text(1000),
      '__MACOSX/a.md': text(1),
      'notes.txt': text(5000),
    });
    const reports: string[] = [];
    const response = await given(archive, {
      onProgress: (read, total) => void reports.push(`${read}/${total}`),
    });
    const files = response.kind === 'files' ? response.files : [];
    expect(files.map(({ path, bytes }) => [path, bytes.length])).toEqual([
      ['en/año.md', 6],
      ['img/a.png', 500],
      ['img/b.PNG', 1000],
    ]);
    expect(new TextDecoder().decode(files[0]?.bytes)).toBe('# Año');
    expect(reports).toEqual(['0/3', '1/3', '2/3']);
  });

  it.each([
    ['a file is too large', zipSync({ 'a.md': text(1001) })],
    ['a deflated file understates its size', understated(zipSync({ 'a.md': text(1001) }))],
    ['a stored file understates its size', understated(zipSync({ 'a.md': [text(1001), { level: 0 }] }))],
    [
      'all files together are too large',
      zipSync(Object.fromEntries([1, 2, 3, 4].map((name) => [`${name}.md`, text(900)]))),
    ],
    ['the same bytes are listed many times', overlapping(4)],
  ])('rejects an archive that is too large: %s', async (_, archive) => {
    expect(await given(archive)).toEqual({ kind: 'too-much' });
  });

  it('reads an archive with exactly the maximum size and number of files', async () => {
    expect(await given(overlapping(3))).toMatchObject({ kind: 'files', files: { length: 3 } });
  });

  it.each([
    ['empty', new Uint8Array()],
    ['not an archive', text(100)],
    ['truncated', zipSync({ 'a.md': text(1000) }).slice(30)],
    ['with truncated compressed data', understated(broken())],
    ['encrypted', changedIn(ARCHIVE, LOCAL, 6, 1)],
    ['with an unknown compression method', changedIn(ARCHIVE, ENTRY, 10, 99)],
    ['with a file offset beyond the end', changedIn(ARCHIVE, ENTRY, 42, 0xfffffff)],
    ['with a file longer than the archive', changedIn(ARCHIVE, ENTRY, 20, 0xfffffff)],
    ['with a file shorter than declared', changedIn(ARCHIVE, ENTRY, 20, 3)],
    ['with a name longer than the directory', changedIn(ARCHIVE, ENTRY, 28, 0xffff)],
    ['with a directory offset beyond the end', changedIn(ARCHIVE, END, 16, 0xfffffff)],
    ['with the same name twice', changedIn(zipSync({ 'a.md': text(5), 'b.md': text(5) }), ENTRY, 46, 0x62)],
  ])('reports an unreadable archive: %s', async (_, archive) => {
    expect(await given(archive)).toEqual({ kind: 'unreadable' });
  });

  it('lists documents that can’t be imported, but not files that only belong to pages', async () => {
    const names = ['a.md', 'manual.pdf', 'old/notes.txt', 'style.css', '.hidden.pdf', '__MACOSX/b.pdf'];
    const archive = zipSync(Object.fromEntries(names.map((name) => [name, text(5)])));
    expect(await given(archive)).toMatchObject({
      files: { length: 1 },
      others: ['manual.pdf', 'old/notes.txt'],
    });
    const files = names.map((name) => new File(['text'], name.replaceAll('/', '-')));
    expect(await readImportFiles(files, tools)).toMatchObject({
      files: { length: 1 },
      others: ['manual.pdf', 'old-notes.txt'],
    });
  });

  it('lists a chosen file that can’t be opened, and reads the others', async () => {
    const gone = Object.assign(new File(['text'], 'gone.docx'), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    expect(await readImportFiles([gone, new File(['text'], 'a.md')], tools)).toMatchObject({
      files: [{ path: 'a.md' }],
      others: ['gone.docx'],
    });
  });

  it('skips files whose paths contain “..”, and treats names such as “__proto__” like any other name', async () => {
    const names = ['../../a.md', '/etc/b.md', 'C:\\c.md', 'x/../d.md', '__proto__/e.md'];
    const response = await given(zipSync(Object.fromEntries(names.map((name) => [name, text(5)]))));
    expect(response.kind === 'files' && response.files.map(({ path }) => path)).toEqual([
      '/etc/b.md',
      'C:\\c.md',
      '__proto__/e.md',
    ]);
  });

  it('rejects an archive with too many files before any file is read', async () => {
    const response = await given(overlapping(200_001), {
      onProgress: () => expect(null, 'a file was read').toBe('nothing'),
    });
    expect(response).toEqual({ kind: 'too-much' });
  });

  it('stops reading an archive when the signal is aborted', async () => {
    const controller = new AbortController();
    const response = given(zipSync({ 'a.md': text(5), 'b.md': text(5000) }), {
      signal: controller.signal,
      onProgress: (read) => void (read === 1 && controller.abort()),
    });
    expect(await response).toEqual({ kind: 'unreadable' });
  });
});

/** Creates an archive with corrupt compressed data. */
function broken(): Uint8Array {
  const random = Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) % 251);
  const archive = zipSync({ 'a.md': random });
  const size = deflateRawSync(random).length;
  archive.fill(0xff, 30 + 4, 30 + 4 + Math.min(size, 50));
  return archive;
}
