// The sign behind the numbers of a list that begins behind another one: with the same the page would go on with the other's numbers.
import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { enclosing } from '../marks/enclosing';
import { isBlankLine } from '../marks/quote-marks';
import { isItem, markOf } from './list-items';

/** Another one than that of the outermost list which ends right before a line. */
export function freeSign(state: EditorState, tree: Tree, { number, from }: Line): string {
  let above = number - 1;
  while (above > 0 && isBlankLine(state.doc.line(above).text)) above -= 1;
  if (above < 1) return '.';
  const line = state.doc.line(above);
  let item: SyntaxNode | null = null;
  enclosing(tree, line.from + line.text.trimEnd().length, -1, (node) => {
    const list = node.parent;
    if (isItem(node) && list !== null && list.to <= from) item = node;
    return false;
  });
  return item && markOf(state, item).sign === '.' ? ')' : '.';
}
