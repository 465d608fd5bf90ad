// Reads the files of a zip archive one by one, each counted as it comes out, since nobody knows who made it.

/** A file of an archive, by what the archive's directory says of it. */
interface ZipEntry {
  readonly path: string;
  readonly method: number;
  /** Bytes as they are packed. */
  readonly size: number;
  /** Where the archive has the file's own header, which its bytes follow. */
  readonly at: number;
}

/** The archive holds more than somebody who imports articles means to unpack. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

class Unreadable extends Error {}

const FULL = 0xffffffff;
const MOST_OF_DIRECTORY = 20 * 1024 * 1024;

async function viewOf(archive: Blob, from: number, length: number): Promise<DataView> {
  if (from < 0 || from + length > archive.size) throw new Unreadable();
  return new DataView(await archive.slice(from, from + length).arrayBuffer());
}

const bigAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Where the directory lies, by the record at the archive's end, which only a comment may follow. */
async function directoryOf(archive: Blob): Promise<DataView> {
  const start = Math.max(0, archive.size - 22 - 0xffff);
  const tail = await viewOf(archive, start, archive.size - start);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Unreadable();
  let [size, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (end >= 20 && tail.getUint32(end - 20, true) === 0x07064b50) {
    const large = await viewOf(archive, bigAt(tail, end - 12), 56);
    [size, from] = [bigAt(large, 40), bigAt(large, 48)];
  }
  if (size > MOST_OF_DIRECTORY) throw new TooMuch();
  return viewOf(archive, from, size);
}

/** In UTF-8, which not every packer marks, or else in the letters of older ones. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** What stands in 64 bits where 32 are too few, in the order of the format: size unpacked, size, place. */
function largeNumbers(extra: DataView, given: readonly number[]): number[] {
  let at = 0;
  while (at + 4 <= extra.byteLength && extra.getUint16(at, true) !== 1)
    at += 4 + extra.getUint16(at + 2, true);
  at += 4;
  return given.map((value) => {
    if (value !== FULL || at + 8 > extra.byteLength) return value;
    at += 8;
    return bigAt(extra, at - 8);
  });
}

/** Nobody has so many articles and images: each takes its time, however small it is. */
const MOST_FILES = 200_000;

/**
 * The files that an archive's directory names. Throws `TooMuch`, and anything else where it can't be read, or names one file
 * twice: programs differ in which of the two they take.
 */
export async function zipEntries(archive: Blob): Promise<ZipEntry[]> {
  const view = await directoryOf(archive);
  const entries: ZipEntry[] = [];
  const paths = new Set<string>();
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === 0x02014b50; ) {
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const name = new Uint8Array(view.buffer, at + 46, nameLength);
    const extra = new DataView(view.buffer, at + 46 + nameLength, extraLength);
    const given = [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ];
    const [, size = 0, place = 0] = largeNumbers(extra, given);
    const path = nameOf(name);
    if (paths.has(path)) throw new Unreadable();
    paths.add(path);
    entries.push({ path, method: view.getUint16(at + 10, true), size, at: place });
    if (entries.length > MOST_FILES) throw new TooMuch();
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Bytes that are unpacked before they are counted: a file of nothing but zeros is a thousand times as large. */
const PIECE = 16 * 1024;

/**
 * The same of many small files out of an archive that is in memory: a stream for each would take milliseconds. `Inflate` is
 * fflate's, which comes where it is needed.
 */
export function unzippedHere(
  archive: Uint8Array<ArrayBuffer>,
  { method, size, at }: ZipEntry,
  most: number,
  Inflate: typeof import('fflate').Inflate,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(archive.buffer, at, 30);
  const from = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const isEncrypted = (header.getUint16(6, true) & 1) === 1;
  if (isEncrypted || (method !== 0 && method !== 8) || from + size > archive.length) throw new Unreadable();
  const packed = archive.subarray(from, from + size);
  if (method === 0) {
    if (size > most) throw new TooMuch();
    return packed.slice();
  }
  const chunks: Uint8Array[] = [];
  let count = 0;
  const inflate = new Inflate((chunk) => {
    count += chunk.length;
    if (count > most) throw new TooMuch();
    chunks.push(chunk);
  });
  for (let done = 0; done < size; done += PIECE) {
    inflate.push(packed.subarray(done, done + PIECE), done + PIECE >= size);
  }
  const bytes = new Uint8Array(count);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

/**
 * The bytes of one file. They are counted as they come out, since the size that the archive states may be any: throws
 * `TooMuch` once there are more than `most`, and anything else where it can't be read or the signal is aborted.
 */
export async function unzipped(
  archive: Blob,
  { method, size, at }: ZipEntry,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const header = await viewOf(archive, at, 30);
  const from = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const isEncrypted = (header.getUint16(6, true) & 1) === 1;
  if (isEncrypted || (method !== 0 && method !== 8) || from + size > archive.size) throw new Unreadable();
  const packed: ReadableStream<Uint8Array<ArrayBuffer>> = archive.slice(from, from + size).stream();
  const stream = method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  const reader = stream.getReader();
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    count += value.length;
    if (count > most) {
      await reader.cancel();
      throw new TooMuch();
    }
    chunks.push(value);
  }
}
