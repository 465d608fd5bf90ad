import type { GivenFile } from './import-plan';

/** Bytes that one file, and all of them together, may have: an archive may promise little and hold much. */
const MOST_OF_ONE = 20 * 1024 * 1024;
const MOST_OF_ALL = 300 * 1024 * 1024;

const isWanted = (path: string) =>
  /\.(md|markdown|png|jpe?g|gif|webp)$/i.test(path) && !/(^|\/)(\.|__MACOSX)/.test(path);

export type Given =
  | { readonly kind: 'files'; readonly files: readonly GivenFile[] }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'unreadable' };

/** The Markdown files and images of a folder, or of an archive. */
export async function givenFiles(chosen: readonly File[]): Promise<Given> {
  const [first] = chosen;
  if (chosen.length === 1 && first && /\.zip$/i.test(first.name)) return unpacked(first);
  const wanted = chosen.filter(({ webkitRelativePath, name }) => isWanted(webkitRelativePath || name));
  const size = wanted.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_OF_ALL || wanted.some((file) => file.size > MOST_OF_ONE)) return { kind: 'too-much' };
  const files = await Promise.all(
    wanted.map(async (file) => ({
      path: file.webkitRelativePath || file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return { kind: 'files', files };
}

async function unpacked(archive: File): Promise<Given> {
  if (archive.size > MOST_OF_ALL) return { kind: 'too-much' };
  const { unzipSync } = await import('fflate');
  let size = 0;
  let isTooMuch = false;
  try {
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false;
        size += originalSize;
        if (originalSize > MOST_OF_ONE || size > MOST_OF_ALL) isTooMuch = true;
        return !isTooMuch;
      },
    });
    if (isTooMuch) return { kind: 'too-much' };
    return { kind: 'files', files: Object.entries(entries).map(([path, bytes]) => ({ path, bytes })) };
  } catch {
    return { kind: 'unreadable' };
  }
}
