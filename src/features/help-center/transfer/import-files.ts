import { readZipEntries, UnzipLimitError, unzipEntry } from '~/lib/file/unzip';
import type { ImportFile } from './planned-article';

/** The maximum sizes of one file and of all files together, in bytes. */
const LIMITS = { one: 20 * 1024 * 1024, all: 300 * 1024 * 1024 };

/** Matches the paths of Confluence attachments, whose file names have no extension. */
const ATTACHMENT = /(?:^|\/)attachments\/(?:[^/.]+\/)*\d+$/;

/** Matches hidden files and files that operating systems and Word create. */
const HIDDEN = /(^|\/)(\.|__MACOSX|~\$)/;

/**
 * Matches documents that can't be imported. Any other file, such as a style sheet, isn't reported, because it only
 * belongs to a page.
 */
const OTHER_DOCUMENT = /\.(pdf|doc|odt|rtf|txt|pages|pptx?|epub)$/i;

const isWanted = (path: string) =>
  (/\.(md|markdown|html?|docx|json|png|jpe?g|gif|webp)$/i.test(path) || ATTACHMENT.test(path)) &&
  !HIDDEN.test(path);

const listOtherDocuments = (paths: readonly string[]) =>
  paths.filter((path) => OTHER_DOCUMENT.test(path) && !HIDDEN.test(path));

export type ImportFilesResult =
  | {
      readonly kind: 'files';
      readonly files: readonly ImportFile[];
      /** The paths of documents that can't be imported, such as PDF files, and of files that can't be opened. */
      readonly others: readonly string[];
    }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'unreadable' };

interface Tools {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

/** Returns the articles and images in a folder or ZIP archive. */
export async function readImportFiles(
  chosen: readonly File[],
  tools: Tools,
  limits = LIMITS,
): Promise<ImportFilesResult> {
  const [first] = chosen;
  if (chosen.length === 1 && first && /\.zip$/i.test(first.name)) return unpacked(first, tools, limits);
  const getPath = ({ webkitRelativePath, name }: File) => webkitRelativePath || name;
  const wanted = chosen.filter((file) => isWanted(getPath(file)));
  const size = wanted.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.all || wanted.some((file) => file.size > limits.one)) return { kind: 'too-much' };
  const read = await Promise.all(
    wanted.map(async (file) => ({
      path: getPath(file),
      // A file can't be opened if it was moved, or if it is stored in a cloud that can't be reached.
      buffer: await file.arrayBuffer().catch(() => null),
    })),
  );
  const unread = read.flatMap(({ path, buffer }) => (buffer ? [] : [path]));
  return {
    kind: 'files',
    files: read.flatMap(({ path, buffer }) => (buffer ? [{ path, bytes: new Uint8Array(buffer) }] : [])),
    others: [...unread, ...listOtherDocuments(chosen.map(getPath))],
  };
}

async function unpacked(
  archive: File,
  { signal, onProgress }: Tools,
  limits: typeof LIMITS,
): Promise<ImportFilesResult> {
  if (archive.size > limits.all) return { kind: 'too-much' };
  const files: ImportFile[] = [];
  let left = limits.all;
  try {
    const entries = await readZipEntries(archive);
    const wanted = entries.filter(({ path }) => isWanted(path));
    for (const [read, entry] of wanted.entries()) {
      onProgress(read, wanted.length);
      const bytes = await unzipEntry(archive, entry, { most: Math.min(left, limits.one), signal });
      left -= bytes.length;
      files.push({ path: entry.path, bytes });
    }
    return { kind: 'files', files, others: listOtherDocuments(entries.map(({ path }) => path)) };
  } catch (error) {
    return { kind: error instanceof UnzipLimitError ? 'too-much' : 'unreadable' };
  }
}
