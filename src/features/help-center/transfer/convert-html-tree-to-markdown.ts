import type { MarkdownNode } from '~/lib/markdown/convert-clipboard-html';
import { toMarkdown } from '~/markdown-editor/markdown/write-new-blocks';
import { createBlocksFromTree } from '~/markdown-editor/paste/rich-blocks';

/**
 * Returns the Markdown for the content of an HTML file. Pasting the content into the editor gives the same Markdown.
 */
export const convertHtmlTreeToMarkdown = (tree: MarkdownNode): string =>
  toMarkdown(createBlocksFromTree(tree));
