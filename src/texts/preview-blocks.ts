// Parses the blocks of visible previews incrementally: unchanged blocks aren't returned again.
import { type Blocks, blockMaker } from '~/lib/markdown/article-blocks';
import { TooDeepError } from '~/lib/markdown/nesting';

/** The maximum number of previews. A page shows fewer: the article and both sides of its review. */
const MOST = 4;

/** The parsers by preview, most recently used last. */
const makers = new Map<string, ReturnType<typeof blockMaker>>();

export function buildPreviewBlocks({
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
    if (error instanceof TooDeepError) return null;
    throw error;
  }
}
