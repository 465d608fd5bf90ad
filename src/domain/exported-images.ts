// Downloads the images of articles for an export.
import { type DownloadFailure, fetchPublicFile } from '~/api/http/fetch-public-file';
import { detectImageType, toImageName } from '~/lib/file/image-type';
import { mapInSlices } from '~/lib/in-slices';
import { findImageAddresses, replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { decodeFragment, resolveImageSource } from '~/lib/markdown/safe-address';

/** Maximum size in bytes of one image and of all images together. The limits are the same as those of an import. */
const MOST = { one: 20 * 1024 * 1024, all: 250 * 1024 * 1024 };
const FOLDER = 'images';

/** An image that couldn't be downloaded, with the reason. */
export interface FailedImage {
  readonly address: string;
  readonly why: DownloadFailure | 'no-image';
}

/** The images of an export. */
export interface ExportedImages {
  /** Maps the path in the archive to the content of each image file. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Maps the URL of each image in the articles to the image's path in the archive. */
  readonly paths: ReadonlyMap<string, string>;
  readonly failed: readonly FailedImage[];
  /**
   * The number of images on hosts that the console isn't allowed to download from. The exported articles keep the URLs
   * of these images.
   */
  readonly foreign: number;
}

type NameOf = (
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  taken: ReadonlySet<string>,
) => Promise<string | null> | string | null;

interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
  readonly read?: typeof fetchPublicFile;
  /**
   * Returns the path of an image in the archive, or null if the file isn't an image. By default, the path is derived
   * from the image's URL.
   */
  readonly pathOf?: NameOf;
}

/**
 * Returns a path in the archive whose file name is valid in every file system and needs no escaping in a URL. Returns
 * null if the file isn't an image.
 */
function createImagePath(address: string, bytes: Uint8Array, taken: ReadonlySet<string>): string | null {
  const type = detectImageType(bytes);
  if (!type) return null;
  const last = decodeFragment(new URL(address).pathname).split('/').at(-1) ?? '';
  const plain = toImageName(last.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, ''), type);
  const name = plain.replaceAll(/[^\w.-]/g, (letter) => letter.codePointAt(0)?.toString(36) ?? '');
  for (let number = 1; ; number += 1) {
    const path = `${FOLDER}/${number === 1 ? name : name.replace(/(?=\.\w+$)/, `-${number}`)}`;
    if (!taken.has(path)) return path;
  }
}

/** Downloads each image in the articles once if its host is one of `hosts`. */
export async function downloadImagesForExport(
  texts: readonly string[],
  hosts: readonly string[],
  { signal, onProgress, read = fetchPublicFile, pathOf = createImagePath }: DownloadOptions,
): Promise<ExportedImages> {
  const found = await mapInSlices(texts, (text) => findImageAddresses(text).map(({ address }) => address));
  const addresses = new Set(found.flat());
  const whole = [...addresses].filter((address) => /^https?:/i.test(address));
  const own = whole.filter((address) => resolveImageSource(address, hosts).kind === 'allowed');
  const files = new Map<string, Uint8Array>();
  const paths = new Map<string, string>();
  const failed: FailedImage[] = [];
  let left = MOST.all;
  for (const [index, address] of own.entries()) {
    onProgress(index, own.length);
    const bytes = await read(address, Math.min(left, MOST.one), signal);
    const path = typeof bytes === 'string' ? null : await pathOf(address, bytes, new Set(files.keys()));
    if (typeof bytes === 'string' || path === null) {
      failed.push({ address, why: typeof bytes === 'string' ? bytes : 'no-image' });
      continue;
    }
    left -= bytes.length;
    files.set(path, bytes);
    paths.set(address, path);
  }
  return { files, paths, failed, foreign: whole.length - own.length };
}

/** Replaces the URLs of images in an article's text with paths relative to `from`, the path of the article's file. */
export function relinkExportedImages(text: string, from: string, paths: ReadonlyMap<string, string>): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return replaceImageAddresses(text, new Map([...paths].map(([address, path]) => [address, `${up}${path}`])));
}
