// The blocks of the previews on screen: what of a text was answered before is not answered again.
import { type Blocks, blockMaker } from '~/lib/markdown/article-blocks';
import { TooDeep } from '~/lib/markdown/nesting';

/** More than a page shows: an article's own, and both sides of its review. */
const MOST = 4;

/** By preview, the one that was asked for last behind all others. */
const makers = new Map<string, ReturnType<typeof blockMaker>>();

export function previewBlocks({
  preview,
  text,
}: {
  readonly preview: string;
  readonly text: string;
}): Blocks | null {
  const make = makers.get(preview) ?? blockMaker();
  makers.delete(preview);
  makers.set(preview, make);
  const [oldest] = makers.keys();
  if (makers.size > MOST && oldest !== undefined) makers.delete(oldest);
  try {
    return make(text);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}
