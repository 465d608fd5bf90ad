// The images of articles, to be used again.
import type { LinkedImage } from '~/lib/markdown/article-facts';
import { decoded, imageSource } from '~/lib/markdown/safe-address';
import { parseMarkdown } from '~/markdown-editor/markdown/parse-markdown';
import { nodeTypes } from '~/markdown-editor/schema/schema';

export interface OfferedImage extends LinkedImage {
  /** The name of its file. */
  readonly name: string;
}

/** As many as somebody looks through. */
export const MAX_IMAGES = 200;

/** The images of a text. None if it can't be read. */
export function findImages(text: string): readonly LinkedImage[] {
  // Most texts have none, and finding that out is much faster than parsing.
  if (!text.includes('![')) return [];
  const images: LinkedImage[] = [];
  try {
    parseMarkdown(text).doc.descendants(({ type, attrs }) => {
      if (type === nodeTypes.image && attrs.src)
        images.push({ address: String(attrs.src), alternative: String(attrs.alt) });
    });
  } catch {
    return [];
  }
  return images;
}

/** Selects the images that may be loaded, each once, with the first alternative text that it has anywhere. */
export function selectImages(
  images: Iterable<LinkedImage>,
  hosts: readonly string[],
): readonly OfferedImage[] {
  const found = new Map<string, OfferedImage>();
  for (const { address, alternative } of images) {
    const source = imageSource(address, hosts);
    if (source.kind !== 'allowed') continue;
    const before = found.get(source.src);
    if (!before && found.size === MAX_IMAGES) continue;
    const name = decoded(new URL(source.src).pathname.split('/').at(-1) ?? '');
    // Of several spellings of an address, the first one is kept.
    const spelling = before?.address ?? address;
    found.set(source.src, { address: spelling, alternative: before?.alternative || alternative, name });
  }
  return [...found.values()];
}
