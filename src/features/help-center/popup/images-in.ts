// The images of articles, to be chosen again.
import type { LinkedImage } from '~/lib/markdown/article-facts';
import { decoded, imageSource } from '~/lib/markdown/safe-address';
import { markdownParser } from '../editor/markdown-language';
import { imageParts } from '../editor/marks/inline-elements';

export interface OfferedImage extends LinkedImage {
  /** Of its file. */
  readonly name: string;
}

/** As many as one looks through. */
export const MOST_IMAGES = 200;

/** The images that stand in a text. */
export function imagesIn(text: string): readonly LinkedImage[] {
  // Reading a text takes longer than seeing that it has none.
  if (!text.includes('![')) return [];
  const images: LinkedImage[] = [];
  markdownParser.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name !== 'Image') return;
      const [address, label] = imageParts(node, text);
      images.push({ address, alternative: label.replace(/\\([\\[\]])/g, '$1') });
    },
  });
  return images;
}

/** Each image that may be loaded once, with the first alternative text that it has somewhere. */
export function offeredImages(
  images: Iterable<LinkedImage>,
  hosts: readonly string[],
): readonly OfferedImage[] {
  const found = new Map<string, OfferedImage>();
  for (const { address, alternative } of images) {
    const source = imageSource(address, hosts);
    if (source.kind !== 'allowed') continue;
    const former = found.get(source.src);
    if (!former && found.size === MOST_IMAGES) continue;
    const name = decoded(new URL(source.src).pathname.split('/').at(-1) ?? '');
    // As it was written first: another way to write one address is no other image.
    const written = former?.address ?? address;
    found.set(source.src, { address: written, alternative: former?.alternative || alternative, name });
  }
  return [...found.values()];
}
