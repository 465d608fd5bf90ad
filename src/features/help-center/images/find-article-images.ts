// Finds images in articles, so that they can be reused.
import type { ArticleImage } from '~/lib/markdown/article-analysis';
import { decodeFragment, resolveImageSource } from '~/lib/markdown/safe-address';
import { parseMarkdown } from '~/markdown-editor/markdown/parse-markdown';
import { nodeTypes } from '~/markdown-editor/schema/schema';

export interface OfferedImage extends ArticleImage {
  /** The file name. */
  readonly name: string;
}

export const MAX_LIBRARY_IMAGES = 200;

/** Returns the images of an article's text, or none if the text can't be parsed. */
export function findArticleImages(text: string): readonly ArticleImage[] {
  // Skips parsing if there are no images, as in most articles.
  if (!text.includes('![')) return [];
  const images: ArticleImage[] = [];
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

/** Selects the images from allowed hosts. Omits duplicates, and keeps the first alternative text that isn't empty. */
export function selectImages(
  images: Iterable<ArticleImage>,
  hosts: readonly string[],
): readonly OfferedImage[] {
  const found = new Map<string, OfferedImage>();
  for (const { address, alternative } of images) {
    const source = resolveImageSource(address, hosts);
    if (source.kind !== 'allowed') continue;
    const before = found.get(source.src);
    if (!before && found.size === MAX_LIBRARY_IMAGES) continue;
    const name = decodeFragment(new URL(source.src).pathname.split('/').at(-1) ?? '');
    // Of several spellings of an address, keeps the first.
    const spelling = before?.address ?? address;
    found.set(source.src, { address: spelling, alternative: before?.alternative || alternative, name });
  }
  return [...found.values()];
}
