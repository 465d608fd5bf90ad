// Converts a bundle to files and to an archive. The same account always gives the same bytes, so that the files can be
// kept in Git. The time and the user are therefore stored only in the archive's name.

import { readZipEntries, UnzipLimitError, unzipInMemory } from '~/lib/file/unzip';
import { mapInSlices } from '~/lib/in-slices';
import { isObject, parseJson } from '~/lib/json/json';
import { isMissingCodeError } from '~/lib/missing-code';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import { BUNDLE_KINDS, type BundleKind, getTransfer, TRANSFERS } from '~/resources/transfers';
import type { Bundle, BundleRecord } from './bundle';
import { formatRecordJson, formatRecordTexts, getRecordPath, readRecord } from './record-files';

const ABOUT = 'bundle.json';
const FORMAT = { format: 'account-bundle', version: 1 };
const IMAGES = 'images/';

export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Returns the path, or the path with a number appended if the path is taken. Ignores case, because some file systems
 * ignore it too.
 */
function freePath(path: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? path : path.replace(/(?=\.\w+$)/, `-${number}`);
    if (taken.has(next.toLowerCase())) continue;
    taken.add(next.toLowerCase());
    return next;
  }
}

const besidePath = (path: string) => path.replace(/\.json$/, '.md');

/** Returns the files of a bundle, sorted by path. */
export async function createBundleFiles({ records, images, unread }: Bundle): Promise<BundleFiles> {
  const encoder = new TextEncoder();
  const taken = new Set<string>();
  const files: [string, Uint8Array][] = [
    [ABOUT, encoder.encode(`${formatRecordJson({ ...FORMAT, unread: [...unread].sort(inOrderOfKinds) })}\n`)],
  ];
  await mapInSlices(records, (record) => {
    const path = freePath(getRecordPath(record), taken);
    const { main, beside } = formatRecordTexts(record);
    files.push([path, encoder.encode(main)]);
    if (beside !== null) files.push([besidePath(path), encoder.encode(beside)]);
  });
  files.push(...images);
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const UNREAD_KINDS: readonly string[] = [
  ...BUNDLE_KINDS,
  ...TRANSFERS.flatMap(({ part }) => part?.name ?? []),
];

const inOrderOfKinds = (a: MissingRecords, b: MissingRecords) =>
  UNREAD_KINDS.indexOf(a.kind) - UNREAD_KINDS.indexOf(b.kind) ||
  ((a.portal ?? a.assistant ?? '') < (b.portal ?? b.assistant ?? '') ? -1 : 1);

/** A bundle parsed from files, and the paths of invalid files. */
export interface ParsedBundle {
  readonly bundle: Bundle;
  readonly unreadable: readonly string[];
}

/**
 * Parses the files of a bundle, which may have been edited by hand. If the files aren't a valid bundle, returns the
 * reason instead.
 */
export async function readBundleFiles(files: BundleFiles): Promise<ParsedBundle | 'no-bundle' | 'newer'> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const textOf = (path: string) => {
    const bytes = files.get(path);
    return bytes ? decoder.decode(bytes) : null;
  };
  const about = parseJson(textOf(ABOUT) ?? '');
  if (!isObject(about) || about.format !== FORMAT.format) return 'no-bundle';
  if (about.version !== FORMAT.version) return Number(about.version) > FORMAT.version ? 'newer' : 'no-bundle';
  const unreadable: string[] = [];
  const records: BundleRecord[] = [];
  await mapInSlices([...files.keys()].sort(), (path) => {
    const kind = getFileKind(path);
    if (kind === null || (!getTransfer(kind).textField && path.endsWith('.md'))) return;
    const record = readRecord(kind, textOf(path) ?? '', textOf(besidePath(path)));
    if (record) records.push(record);
    else unreadable.push(path);
  });
  const images = new Map([...files].filter(([path]) => path.startsWith(IMAGES)));
  return { bundle: { records, images, unread: unreadIn(about.unread) }, unreadable };
}

function getFileKind(path: string): BundleKind | null {
  const [folder, ...names] = path.split('/');
  const kind = BUNDLE_KINDS.find((one) => one === folder) ?? null;
  const isFile =
    names.length > 0 && /\.(?:json|md)$/.test(path) && !names.some((name) => name.startsWith('.'));
  return isFile ? kind : null;
}

const WHYS = ['not-chosen', 'forbidden', 'not-offered'] as const;

function unreadIn(value: unknown): readonly MissingRecords[] {
  return (Array.isArray(value) ? value : []).filter(isObject).flatMap(({ kind, why, portal, assistant }) => {
    const known = UNREAD_KINDS.find((one) => one === kind);
    const reason = WHYS.find((one) => one === why);
    if (!known || !reason) return [];
    const within = {
      ...(typeof portal === 'string' && { portal }),
      ...(typeof assistant === 'string' && { assistant }),
    };
    return [{ kind: known, why: reason, ...within }];
  });
}

/**
 * The earliest time that an archive can store. Archives store local time. Using a local time here makes the bytes the
 * same in every time zone.
 */
const NO_TIME = new Date(1980, 0, 1);

/**
 * The number of chunks that are combined at once. A large archive has about forty thousand chunks, and combining all of
 * them at once would block the page.
 */
const PIECES = 1000;

/** Packs the files in their order, in small batches. */
export async function packFiles(files: BundleFiles): Promise<Blob> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const parts: Blob[] = [];
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
    if (pieces.length === PIECES) parts.push(new Blob(pieces.splice(0)));
  });
  await mapInSlices([...files], ([path, bytes]) => {
    // Stores images uncompressed, because their formats are compressed already.
    const file = path.startsWith(IMAGES) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = NO_TIME;
    zip.add(file);
    file.push(bytes, true);
  });
  zip.end();
  return new Blob([...parts, ...pieces], { type: 'application/zip' });
}

/** The maximum size of one file, and of all files together, in bytes. */
const LIMITS = { one: 20 * 1024 * 1024, all: 300 * 1024 * 1024 };

export type OpenedBundle =
  | ({ readonly kind: 'bundle' } & ParsedBundle)
  | { readonly kind: 'no-bundle' | 'newer' | 'too-much' | 'unreadable' };

interface Tools {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

/**
 * Opens an archive made by any program. Archives downloaded from Git hosts have a single top-level folder, which is
 * ignored.
 */
export async function openBundle(archive: Blob, { signal, onProgress }: Tools): Promise<OpenedBundle> {
  if (archive.size > LIMITS.all) return { kind: 'too-much' };
  try {
    const entries = (await readZipEntries(archive)).filter(({ path }) => !path.endsWith('/'));
    const about = entries.map(({ path }) => path).find((path) => /^(?:[^/]+\/)?bundle\.json$/.test(path));
    const top = about?.slice(0, -ABOUT.length) ?? '';
    const files = new Map<string, Uint8Array>();
    let left = LIMITS.all;
    const { Inflate } = await import('fflate');
    const whole = new Uint8Array(await archive.arrayBuffer());
    await mapInSlices(entries, (entry, read) => {
      const path = entry.path.startsWith(top) ? entry.path.slice(top.length) : '';
      if (path !== ABOUT && !path.startsWith(IMAGES) && getFileKind(path) === null) return;
      if (read % 500 === 0) onProgress(read, entries.length);
      signal.throwIfAborted();
      const bytes = unzipInMemory(whole, entry, Math.min(left, LIMITS.one), Inflate);
      left -= bytes.length;
      files.set(path, bytes);
    });
    const found = await readBundleFiles(files);
    return typeof found === 'string' ? { kind: found } : { kind: 'bundle', ...found };
  } catch (error) {
    signal.throwIfAborted();
    if (isMissingCodeError(error)) throw error;
    return { kind: error instanceof UnzipLimitError ? 'too-much' : 'unreadable' };
  }
}
