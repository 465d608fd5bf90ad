import { readZipEntries, UnzipLimitError, unzipEntry } from '~/lib/file/unzip';
import type { ImportFile } from './planned-article';

/** The maximum sizes of one file and of all files together, in bytes. */
const LIMITS = { one: 20 * 1024 * 1024, all: 300 * 1024 * 1024 };

/** Matches the paths of Confluence attachments, whose file names have no extension. */
const ATTACHMENT = /(?:^|\/)attachments\/(?:[^/.]+\/)*\d+$/;

const isWanted = (path: string) =>
  (/\.(md|markdown|html?|docx|json|png|jpe?g|gif|webp)$/i.test(path) || ATTACHMENT.test(path)) &&
  !/(^|\/)(\.|__MACOSX|~\$)/.test(path);

export type ImportFilesResult =
  | { readonly kind: 'files'; readonly files: readonly ImportFile[] }
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
  const wanted = chosen.filter(({ webkitRelativePath, name }) => isWanted(webkitRelativePath || name));
  const size = wanted.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.all || wanted.some((file) => file.size > limits.one)) return { kind: 'too-much' };
  const files = await Promise.all(
    wanted.map(async (file) => ({
      path: file.webkitRelativePath || file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return { kind: 'files', files };
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
    const wanted = (await readZipEntries(archive)).filter(({ path }) => isWanted(path));
    for (const [read, entry] of wanted.entries()) {
      onProgress(read, wanted.length);
      const bytes = await unzipEntry(archive, entry, { most: Math.min(left, limits.one), signal });
      left -= bytes.length;
      files.push({ path: entry.path, bytes });
    }
    return { kind: 'files', files };
  } catch (error) {
    return { kind: error instanceof UnzipLimitError ? 'too-much' : 'unreadable' };
  }
}
