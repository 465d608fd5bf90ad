// How the tree of a pasted text is written as Markdown: with the signs that the editor writes.
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import type { Nodes } from './pasted-marks';

/** Always of the same sign: others than the editor's, or letters written as numbers, help nobody who goes on writing. */
const markHandle =
  (sign: string): Handle =>
  (node: Extract<Nodes, { type: 'strong' | 'emphasis' | 'delete' }>, _, state, info) => {
    const tracker = state.createTracker(info);
    const start = tracker.move(sign);
    const words = state.containerPhrasing(node, { ...tracker.current(), before: sign, after: sign });
    return start + words + sign;
  };

const breakHandle: Handle = (node, parent, state, info) =>
  state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);

/** The tree's marks stand so that their signs are read. */
export function writtenMarkdown(tree: Nodes): string {
  const handlers = {
    strong: markHandle('**'),
    emphasis: markHandle('*'),
    delete: markHandle('~~'),
    break: breakHandle,
  };
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown(), { handlers }],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
  });
  return markdown.replace(/\n+$/, '');
}
