import { detectImageType, type ImageType, readPixelCount, toImageName } from '~/lib/file/image-type';
import { stripMetadata } from './strip-metadata';

/** The maximum file size in bytes. The platform has no limit, but smaller files keep articles fast to load. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/**
 * The maximum number of pixels, because decoding needs four bytes per pixel, and even a tiny file can declare billions
 * of pixels.
 */
const MAX_PIXELS = 100_000_000;
/**
 * The maximum length in pixels of an image's longer side. For larger images, the console asks the author whether to
 * scale the image down to this length.
 */
export const SCALED_SIDE_PX = 2000;

export interface PreparedImage {
  readonly name: string;
  readonly file: Blob;
  /** The longer side in pixels. */
  readonly side: number;
}

export type PreparationResult =
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

/** Validates the type and size of an image file, and strips its metadata. */
export async function prepareImage(given: File): Promise<PreparationResult> {
  try {
    // Reads only the first bytes, because they suffice to reject other types of files.
    const type = detectImageType(new Uint8Array(await given.slice(0, 16).arrayBuffer()));
    if (!type) return { kind: 'no-image' };
    if (given.size > MAX_IMAGE_BYTES) return { kind: 'too-large' };
    const bytes = new Uint8Array(await given.arrayBuffer());
    if ((readPixelCount(bytes, type) ?? 0) > MAX_PIXELS) return { kind: 'too-many-pixels' };
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
      image: { name: toImageName(given.name, type), file, side: Math.max(width, height) },
    };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Scales the longer side down to `SCALED_SIDE_PX`. Returns the image unchanged if the browser can't scale it. */
export async function scaleImage(image: PreparedImage): Promise<PreparedImage> {
  const type = detectImageType(new Uint8Array(await image.file.slice(0, 16).arrayBuffer()));
  const file = type && type !== 'image/gif' ? await drawn(image.file, type, SCALED_SIDE_PX) : null;
  return file ? { ...image, file, side: SCALED_SIDE_PX } : image;
}
