// A "/" that opens the menu of blocks, and what is typed behind it.
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, Transaction } from '@codemirror/state';
import type { Tree } from '@lezer/common';
import { enclosing } from '../editor/marks/enclosing';

export interface Slash {
  /** What stands before it: nothing where the menu was opened by its button. */
  readonly sign: '/' | '';
  /** Where the "/" stands. */
  readonly from: number;
  /** Where the cursor is. */
  readonly to: number;
  readonly query: string;
}

/** Where "/" is but a letter: in code, in addresses, where Markdown is read otherwise, and in cells, which hold no blocks. */
const LITERAL = new Set([
  'FencedCode',
  'CodeBlock',
  'InlineCode',
  'HTMLBlock',
  'HTMLTag',
  'CommentBlock',
  'Comment',
  'Link',
  'Image',
  'URL',
  'Autolink',
  'LinkReference',
  'Table',
]);

/** Milliseconds that reading the text up to the cursor may take. */
const PARSING = 50;
/** No block has a longer name. */
const LONGEST = 30;

/** The "/" that this transaction typed at the start of a line or behind a space. */
export function typedSlash(transaction: Transaction): Slash | null {
  const { state, changes } = transaction;
  if (!transaction.docChanged || !transaction.isUserEvent('input.type') || state.readOnly) return null;
  let typed = '';
  changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    typed += inserted.toString();
  });
  const { empty, head } = state.selection.main;
  if (typed !== '/' || !empty || state.selection.ranges.length > 1) return null;
  const from = head - 1;
  if (state.sliceDoc(from, head) !== '/' || !isBehindSpace(state, from) || isLiteral(state, from))
    return null;
  return { sign: '/', from, to: head, query: '' };
}

const isBehindSpace = (state: EditorState, at: number) =>
  at === state.doc.lineAt(at).from || /\s/.test(state.sliceDoc(at - 1, at));

function isLiteral(state: EditorState, at: number): boolean {
  const tree = ensureSyntaxTree(state, at + 1, PARSING);
  return !tree || isLiteralAt(tree, at);
}

/** Whether a place is where no block can begin, as far as the text was read. */
export const isLiteralAt = (tree: Tree, at: number): boolean =>
  enclosing(tree, at, 1, ({ name }) => LITERAL.has(name)) !== null;

/** Whether what is put at a place becomes part of what is read otherwise, which blocks are up to their end. */
export const isWithinLiteral = (tree: Tree, at: number): boolean =>
  enclosing(tree, at, -1, ({ name, to, type }) => LITERAL.has(name) && (at < to || type.is('Block'))) !==
  null;

/** The same "/" after a transaction; null once the cursor left what is typed behind it, or a second word begins with a space. */
export function slashAfter(slash: Slash, { state, changes }: Transaction): Slash | null {
  const { empty, head } = state.selection.main;
  if (!empty || state.selection.ranges.length > 1) return null;
  const { sign } = slash;
  const from = changes.mapPos(slash.from, sign === '' ? -1 : 1);
  const start = from + sign.length;
  if (head < start || head - from > LONGEST || state.sliceDoc(from, start) !== sign) return null;
  const query = state.sliceDoc(start, head);
  return /^\s|\n|\s\s/.test(query) ? null : { sign, from, to: head, query };
}
