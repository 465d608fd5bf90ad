// Compares the pictures of this build with those of an earlier one, pixel by pixel, in a browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export interface PictureDifference {
  readonly file: string;
  /** The number of pixels that differ, or null if the sizes differ or the earlier build has no such picture. */
  readonly pixels: number | null;
}

const toAddress = (path: string) => `data:image/png;base64,${readFileSync(path, 'base64')}`;

/** Counts the differing pixels of two pictures. Returns null if their sizes differ. */
async function countPixels(page: Page, before: string, after: string): Promise<number | null> {
  return page.evaluate(
    async (addresses) => {
      const [one, other] = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const { naturalWidth: width, naturalHeight: height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
          if (!context) throw new Error('The browser has no canvas.');
          context.drawImage(image, 0, 0);
          return {
            width,
            height,
            pixels: new Uint32Array(context.getImageData(0, 0, width, height).data.buffer),
          };
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return null;
      return one.pixels.reduce((sum, pixel, at) => sum + Number(pixel !== other.pixels[at]), 0);
    },
    [toAddress(before), toAddress(after)],
  );
}

/** Returns the pictures in `after` that differ from those of the same name in `before`. Both are folders. */
export async function findDifferences(
  page: Page,
  files: readonly string[],
  before: string,
  after: string,
): Promise<readonly PictureDifference[]> {
  const differences: PictureDifference[] = [];
  for (const file of files) {
    const earlier = join(before, file);
    const pixels = existsSync(earlier) ? await countPixels(page, earlier, join(after, file)) : null;
    if (pixels !== 0) differences.push({ file, pixels });
  }
  return differences;
}
