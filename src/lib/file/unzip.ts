// Extracts the files of a ZIP archive one by one. Counts the bytes that it extracts, because a malicious archive may
// state wrong sizes.

interface ZipEntry {
  readonly path: string;
  readonly method: number;
  /** Compressed size in bytes. */
  readonly size: number;
  /** The offset of the file's local header, which precedes the data of the file. */
  readonly at: number;
}

/** Thrown if the archive exceeds a limit. */
export class UnzipLimitError extends Error {
  override readonly name = 'UnzipLimitError';
}

class UnreadableError extends Error {}

const FULL = 0xffffffff;
const MAX_OF_DIRECTORY = 20 * 1024 * 1024;

async function readView(archive: Blob, from: number, length: number): Promise<DataView> {
  if (from < 0 || from + length > archive.size) throw new UnreadableError();
  return new DataView(await archive.slice(from, from + length).arrayBuffer());
}

const readUint64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/**
 * Returns the bytes of the archive's directory. Finds the directory through the end record, which is the last part of
 * the archive except for a comment.
 */
async function readDirectory(archive: Blob): Promise<DataView> {
  const start = Math.max(0, archive.size - 22 - 0xffff);
  const tail = await readView(archive, start, archive.size - start);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new UnreadableError();
  let [size, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (end >= 20 && tail.getUint32(end - 20, true) === 0x07064b50) {
    const large = await readView(archive, readUint64(tail, end - 12), 56);
    [size, from] = [readUint64(large, 40), readUint64(large, 48)];
  }
  if (size > MAX_OF_DIRECTORY) throw new UnzipLimitError();
  return readView(archive, from, size);
}

/** Decodes a path as UTF-8, even if the archive doesn't flag it as such. Falls back to Latin-1 for invalid UTF-8. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/**
 * Returns the sizes and the offset of an entry. Values that don't fit into 32 bits are in the ZIP64 extra field, in the
 * order uncompressed size, compressed size, offset.
 */
function largeNumbers(extra: DataView, given: readonly number[]): number[] {
  let at = 0;
  while (at + 4 <= extra.byteLength && extra.getUint16(at, true) !== 1)
    at += 4 + extra.getUint16(at + 2, true);
  at += 4;
  return given.map((value) => {
    if (value !== FULL || at + 8 > extra.byteLength) return value;
    at += 8;
    return readUint64(extra, at - 8);
  });
}

/** Maximum number of files, because extracting even an empty file takes time. */
const MAX_FILES = 200_000;

/**
 * Returns the entries of the archive's directory. Throws `UnzipLimitError` if the archive exceeds a limit. Throws
 * another error if the directory is invalid or contains a path twice, because programs differ in which of the two files
 * they use.
 */
export async function readZipEntries(archive: Blob): Promise<ZipEntry[]> {
  const view = await readDirectory(archive);
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
    const path = decodeName(name);
    if (paths.has(path)) throw new UnreadableError();
    paths.add(path);
    entries.push({ path, method: view.getUint16(at + 10, true), size, at: place });
    if (entries.length > MAX_FILES) throw new UnzipLimitError();
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Number of compressed bytes to decompress before checking the size. Zeros expand a thousandfold. */
const PIECE = 16 * 1024;

/**
 * Returns the bytes of a file like `unzipEntry`, but synchronously from an archive in memory. Faster for many small
 * files, because creating a stream takes milliseconds. `Inflate` is fflate's class, which the caller loads on demand.
 */
export function unzipInMemory(
  archive: Uint8Array<ArrayBuffer>,
  { method, size, at }: ZipEntry,
  most: number,
  Inflate: typeof import('fflate').Inflate,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(archive.buffer, at, 30);
  const from = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const isEncrypted = (header.getUint16(6, true) & 1) === 1;
  if (isEncrypted || (method !== 0 && method !== 8) || from + size > archive.length)
    throw new UnreadableError();
  const packed = archive.subarray(from, from + size);
  if (method === 0) {
    if (size > most) throw new UnzipLimitError();
    return packed.slice();
  }
  const chunks: Uint8Array[] = [];
  let count = 0;
  const inflate = new Inflate((chunk) => {
    count += chunk.length;
    if (count > most) throw new UnzipLimitError();
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
 * Returns the bytes of one file. Counts the bytes while decompressing, because the size in the directory can't be
 * trusted. Throws `UnzipLimitError` if there are more than `most` bytes, and another error if the file can't be
 * decompressed or the signal is aborted.
 */
export async function unzipEntry(
  archive: Blob,
  { method, size, at }: ZipEntry,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const header = await readView(archive, at, 30);
  const from = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const isEncrypted = (header.getUint16(6, true) & 1) === 1;
  if (isEncrypted || (method !== 0 && method !== 8) || from + size > archive.size)
    throw new UnreadableError();
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
      throw new UnzipLimitError();
    }
    chunks.push(value);
  }
}
