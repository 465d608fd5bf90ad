import type { MarkdownNode } from '~/lib/markdown/convert-clipboard-html';
import { toMarkdown } from '~/markdown-editor/markdown/write-new-blocks';
import { createBlocksFromTree } from '~/markdown-editor/paste/rich-blocks';

/** Returns the Markdown for the content of an HTML file, the same as after pasting it into the editor. */
export const convertHtmlTreeToMarkdown = (tree: MarkdownNode): string =>
  toMarkdown(createBlocksFromTree(tree));
