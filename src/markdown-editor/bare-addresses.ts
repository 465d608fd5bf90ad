// Bare addresses, such as `https://example.com` typed as text, are links without any syntax. The parser finds them in
// the written Markdown, and this module then marks them as links in the document.
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { getMarkdown } from './editor-state';
import { getLines } from './markdown/line-positions';
import { type FoundLink, getLinks } from './menus/links';
import { markTypes } from './schema/schema';

/** Returns the bare addresses of a text block that are marked as links. */
const listAddresses = (block: Node): readonly FoundLink[] =>
  getLinks(block, 0).filter(({ mark }) => mark.attrs.kind === 'bare');

const getText = (block: Node): string =>
  block.textBetween(0, block.content.size, undefined, '\uFFFC').trimEnd();

/** Marks the bare addresses that readers see as links. The change isn't undoable. Returns null if nothing changes. */
export function markBareAddresses(state: EditorState): Transaction | null {
  const { tr } = state;
  for (const { node, position, sourceNode } of getLines(getMarkdown(state)).places) {
    // In a table cell, `sourceNode` is the cell, which contains the paragraph.
    const source = sourceNode.isTextblock ? sourceNode : sourceNode.firstChild;
    if (!source || node === source || !node.isTextblock || getText(node) !== getText(source)) continue;
    const [present, wanted] = [listAddresses(node), listAddresses(source)];
    const start = position + 1;
    const isIn = (all: readonly FoundLink[]) => (one: FoundLink) =>
      all.some(({ from, to, mark }) => from === one.from && to === one.to && mark.eq(one.mark));
    for (const one of present)
      if (!isIn(wanted)(one)) tr.removeMark(start + one.from, start + one.to, markTypes.link);
    for (const one of wanted) if (!isIn(present)(one)) tr.addMark(start + one.from, start + one.to, one.mark);
  }
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}
