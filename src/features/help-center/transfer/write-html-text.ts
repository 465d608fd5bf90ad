import type { MarkdownNode } from '~/lib/markdown/rich-text';
import { toMarkdown } from '~/markdown-editor/markdown/write-new-blocks';
import { createBlocks } from '~/markdown-editor/paste/rich-blocks';

/** Returns the Markdown of an HTML file, as pasting it into the editor would write it. */
export const writeHtmlText = (tree: MarkdownNode): string => toMarkdown(createBlocks(tree));
