// Parses the Markdown previews on the page into blocks. If the text of a preview changed, returns only the blocks that
// differ from the previous text.
import { createBlockSplitter, type PackedBlocks } from '~/lib/markdown/article-blocks';
import { NestingDepthError } from '~/lib/markdown/nesting';

/**
 * The maximum number of parsers to keep. A page shows at most three previews: the article and both sides of its review.
 */
const MOST = 4;

/** The parsers of the previews. The most recently used parser is last. */
const makers = new Map<string, ReturnType<typeof createBlockSplitter>>();

export function buildPreviewBlocks({
  preview,
  text,
}: {
  readonly preview: string;
  readonly text: string;
}): PackedBlocks | null {
  const make = makers.get(preview) ?? createBlockSplitter();
  makers.delete(preview);
  makers.set(preview, make);
  const [oldest] = makers.keys();
  if (makers.size > MOST && oldest !== undefined) makers.delete(oldest);
  try {
    return make(text);
  } catch (error) {
    if (error instanceof NestingDepthError) return null;
    throw error;
  }
}
