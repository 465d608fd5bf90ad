import type { ImageType } from '~/lib/file/image-type';

/** An image without metadata such as place, time and author. The image data isn't changed. */
export interface StrippedImage {
  readonly bytes: Uint8Array;
  /**
   * The Exif orientation of a JPEG (1 means upright). Because the Exif data is removed, an image with any other
   * orientation must be re-encoded.
   */
  readonly orientation: number;
}

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
const createView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const name = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Removes the metadata. Keeps the incomplete end of a truncated file unchanged. */
export function stripMetadata(bytes: Uint8Array, type: ImageType): StrippedImage {
  switch (type) {
    case 'image/jpeg':
      return strippedJpeg(bytes);
    case 'image/png':
      return { bytes: strippedPng(bytes), orientation: 1 };
    case 'image/webp':
      return { bytes: strippedWebp(bytes), orientation: 1 };
    case 'image/gif':
      return { bytes: strippedGif(bytes), orientation: 1 };
  }
}

/**
 * The segments that are needed to render the image: JFIF (APP0) and Adobe's color transform (APP14). From APP2, only
 * the color profile is kept.
 */
const KEPT_APPS = new Set([0xe0, 0xee]);
const isProfile = (segment: Uint8Array) => String.fromCharCode(...segment.subarray(4, 15)) === 'ICC_PROFILE';
/** Reports whether a segment is a comment or application data, which may contain metadata. */
const isTelling = (marker: number, segment: Uint8Array): boolean =>
  marker === 0xfe ||
  (marker >= 0xe0 && marker <= 0xef && !KEPT_APPS.has(marker) && !(marker === 0xe2 && isProfile(segment)));
/** Reports whether a marker is standalone, so that no segment follows it. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function strippedJpeg(bytes: Uint8Array): StrippedImage {
  const view = createView(bytes);
  const parts = [bytes.subarray(0, 2)];
  let turned: number | null = null;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Removes the data after the end marker, because it is another image or a video with its own metadata.
    if (marker === 0xd9) bytes = bytes.subarray(0, at + 2);
    const end = marker === 0xd9 || isAlone(marker) ? at + 2 : segmentEnd(view, at, marker);
    if (end > bytes.length) break;
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1) turned ??= exifOrientation(segment.subarray(4));
    if (!isTelling(marker, segment)) parts.push(segment);
    at = end;
  }
  parts.push(bytes.subarray(at));
  return { bytes: join(parts), orientation: turned ?? 1 };
}

/**
 * Returns the end of a segment. For a scan header, this is the end of the scan data after it. Returns infinity if the
 * file is truncated.
 */
function segmentEnd(view: DataView, at: number, marker: number): number {
  if (at + 4 > view.byteLength) return Number.POSITIVE_INFINITY;
  const end = at + 2 + view.getUint16(at + 2);
  return marker === 0xda ? endOfScan(view, end) : end;
}

/**
 * Returns the position of the next marker after scan data. Within scan data, 0xff is followed by 0 or by a restart
 * number.
 */
function endOfScan(view: DataView, from: number): number {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

const ORIENTATION_TAG = 0x0112;

function exifOrientation(segment: Uint8Array): number | null {
  if (name(segment, 0) !== 'Exif' || segment.length < 22) return null;
  const view = createView(segment.subarray(6));
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return null;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return null;
    if (view.getUint16(entry, little) === ORIENTATION_TAG) return view.getUint16(entry + 8, little);
  }
  return null;
}

const TELLING_CHUNKS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function strippedPng(bytes: Uint8Array): Uint8Array {
  const view = createView(bytes);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const kind = name(bytes, at + 4);
    if (!TELLING_CHUNKS.has(kind)) parts.push(bytes.subarray(at, end));
    if (kind === 'IEND') return join(parts);
    at = end;
  }
  parts.push(bytes.subarray(at));
  return join(parts);
}

/** The flags in the `VP8X` header of a WebP that declare Exif and XMP metadata. */
const ANNOUNCED = 0x08 | 0x04;

function strippedWebp(bytes: Uint8Array): Uint8Array {
  // Removes bytes after the declared size, because they aren't part of the image.
  const size = createView(bytes).getUint32(4, true);
  if (size >= 4 && size + 8 < bytes.length) bytes = bytes.subarray(0, size + 8);
  const view = createView(bytes);
  const parts: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) break;
    const kind = name(bytes, at);
    const chunk = bytes.slice(at, end);
    if (kind === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~ANNOUNCED;
    if (kind !== 'EXIF' && kind !== 'XMP ') parts.push(chunk);
    at = end;
  }
  parts.push(bytes.subarray(at));
  const body = join(parts);
  const head = bytes.slice(0, 12);
  createView(head).setUint32(4, body.length + 4, true);
  return join([head, body]);
}

/** The application extensions to keep. They define how often an animation repeats. */
const KEPT_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Returns the size of a color table in bytes. `flags` are the flags that describe the table. */
const colorTable = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Returns the end of a sequence of sub-blocks. Each sub-block starts with its length, and an empty sub-block ends the
 * sequence.
 */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function strippedGif(bytes: Uint8Array): Uint8Array {
  let at = 13 + colorTable(bytes[10]);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const [kind, label] = bytes.subarray(at, at + 2);
    // Omits bytes after the trailer, because they aren't part of the image.
    if (kind === 0x3b) return join([...parts, bytes.subarray(at, at + 1)]);
    if (kind !== 0x2c && kind !== 0x21) break;
    const end = endOfBlocks(bytes, kind === 0x21 ? at + 2 : at + 11 + colorTable(bytes[at + 9]));
    if (end > bytes.length) break;
    const application = String.fromCharCode(...bytes.subarray(at + 3, at + 14));
    const isTold = label === 0xfe || (label === 0xff && !KEPT_APPLICATIONS.has(application));
    if (kind !== 0x21 || !isTold) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return join([...parts, bytes.subarray(at)]);
}
