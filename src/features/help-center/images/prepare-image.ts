import { type ImageType, imageName, imageType, statedPixels } from '~/lib/file/image-type';
import { stripMetadata } from './strip-metadata';

/** Bytes that a file may have. The platform states no limit: this one keeps articles quick to read. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** Pixels that one may have: drawn, each takes four bytes, and a few kilobytes can state billions. */
const MOST_PIXELS = 100_000_000;
/** The width or height, in pixels, beyond which an image may be scaled to it. */
export const LARGE_SIDE = 2000;

export interface PreparedImage {
  readonly name: string;
  readonly file: Blob;
  /** The longer side in pixels. */
  readonly side: number;
}

export type Preparation =
  | { readonly kind: 'ready'; readonly image: PreparedImage }
  | { readonly kind: 'no-image' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-many-pixels' }
  | { readonly kind: 'unreadable' };

async function drawn(file: Blob, type: ImageType, most: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const factor = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * factor);
  canvas.height = Math.round(bitmap.height * factor);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type === 'image/gif' ? 'image/png' : type, 0.9));
}

/** Checks what a file is, and takes out what it says about its making. */
export async function prepareImage(given: File): Promise<Preparation> {
  // Read no more than is needed to refuse it.
  const type = imageType(new Uint8Array(await given.slice(0, 16).arrayBuffer()));
  if (!type) return { kind: 'no-image' };
  if (given.size > MOST_BYTES) return { kind: 'too-large' };
  try {
    const bytes = new Uint8Array(await given.arrayBuffer());
    if ((statedPixels(bytes, type) ?? 0) > MOST_PIXELS) return { kind: 'too-many-pixels' };
    const stripped = stripMetadata(bytes, type);
    const asItIs = new Blob([new Uint8Array(stripped.bytes)], { type });
    const file = stripped.orientation === 1 ? asItIs : await drawn(given, type, Number.POSITIVE_INFINITY);
    if (!file) return { kind: 'unreadable' };
    const { width, height } = await createImageBitmap(file).then((bitmap) => {
      const size = { width: bitmap.width, height: bitmap.height };
      bitmap.close();
      return size;
    });
    return {
      kind: 'ready',
      image: { name: imageName(given.name, type), file, side: Math.max(width, height) },
    };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** The image with its longer side at `LARGE_SIDE`; as it is where this browser can't. */
export async function scaledImage(image: PreparedImage): Promise<PreparedImage> {
  const type = imageType(new Uint8Array(await image.file.slice(0, 16).arrayBuffer()));
  const file = type && type !== 'image/gif' ? await drawn(image.file, type, LARGE_SIDE) : null;
  return file ? { ...image, file, side: LARGE_SIDE } : image;
}
