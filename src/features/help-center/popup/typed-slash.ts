// A "/" that opens the menu of blocks, and what is typed behind it.
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, Transaction } from '@codemirror/state';
import { enclosing } from '../editor/enclosing';

export interface Slash {
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
  return { from, to: head, query: '' };
}

const isBehindSpace = (state: EditorState, at: number) =>
  at === state.doc.lineAt(at).from || /\s/.test(state.sliceDoc(at - 1, at));

function isLiteral(state: EditorState, at: number): boolean {
  const tree = ensureSyntaxTree(state, at + 1, PARSING);
  return !tree || enclosing(tree.resolveInner(at, 1), ({ name }) => LITERAL.has(name)) !== null;
}

/** The same "/" after a transaction; null once the cursor left what is typed behind it, or a second word begins with a space. */
export function slashAfter(slash: Slash, { state, changes }: Transaction): Slash | null {
  const { empty, head } = state.selection.main;
  if (!empty || state.selection.ranges.length > 1) return null;
  const from = changes.mapPos(slash.from, 1);
  if (head <= from || head - from > LONGEST || state.sliceDoc(from, from + 1) !== '/') return null;
  const query = state.sliceDoc(from + 1, head);
  return /^\s|\n|\s\s/.test(query) ? null : { from, to: head, query };
}
