// The items of lists: the mark that each begins with, and the one that a place is in.
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { blanksBefore } from '../marks/blanks';
import { enclosing, LINES } from '../marks/enclosing';

/** An item's mark, what makes it one of a kind, and the blanks behind it. Five and more begin code, all but one. */
const MARK = /^([-+*]|(\d{1,9})([.)]))( {1,4}(?! ))?/;
/** A mark, with the box of a task and the blanks behind it. */
const WHOLE_MARK = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]+\[[ xX]\])?(?:[ \t]+|$)/;
/** A mark behind those of quotes, and nothing else. */
const EMPTY_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+\[[ xX]\])?[ \t]*$/;

export const isItem = ({ name }: SyntaxNode): boolean => name === 'ListItem';

/** The innermost item at a place, on that side of it. */
export const itemAt = (tree: Tree, at: number, side: -1 | 1): SyntaxNode | null =>
  enclosing(tree, at, side, isItem);

/** The item whose mark is at a place. */
export function itemFrom(tree: Tree, at: number): SyntaxNode | null {
  const item = itemAt(tree, at, 1);
  return item?.getChild('ListMark')?.from === at ? item : null;
}

/** What an item begins with: its mark, and where its words are in its line. */
export function markOf(state: EditorState, { from }: SyntaxNode) {
  const line = state.doc.lineAt(from);
  const [whole = '', mark = '', digits, sign] = MARK.exec(line.text.slice(from - line.from)) ?? [];
  return {
    mark,
    /** What stands for the number, if it has one. */
    number: digits === undefined ? null : Number(digits),
    sign: sign ?? '',
    column: from - line.from,
    /** Where its words begin. */
    words: from - line.from + Math.max(whole.length, mark.length + 1),
  };
}

/** The mark that a text begins with, with a task's box and the blanks behind it; empty where it begins with none. */
export const wholeMark = (text: string): string => WHOLE_MARK.exec(text)?.[0] ?? '';

/** Whether a line is an item without words. */
export const isEmptyItem = (text: string): boolean => EMPTY_ITEM.test(text);

/** Where the words of an item begin, or its empty line ends; null where something else is in it. */
export function wordsOf(state: EditorState, item: SyntaxNode): number | null {
  const mark = item.getChild('ListMark');
  const words = mark?.nextSibling;
  if (mark && !words) return state.doc.lineAt(mark.to).to;
  if (!words || !LINES.test(words.name)) return null;
  const begin = words.getChild('TaskMarker')?.to ?? words.from;
  return begin + blanksBefore(state.sliceDoc(begin, words.to));
}
