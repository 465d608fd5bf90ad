import type { MarkdownNode } from '~/lib/markdown/rich-text';
import { toMarkdown } from '~/markdown-editor/markdown/write-new-blocks';
import { createBlocks } from '~/markdown-editor/paste/rich-blocks';

/** Returns the Markdown for the content of an HTML file, the same as after pasting it into the editor. */
export const writeHtmlText = (tree: MarkdownNode): string => toMarkdown(createBlocks(tree));
