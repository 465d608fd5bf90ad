// Backspace and Delete where a block, an item or a line of one begins or ends: marks that aren't seen go with the line break.
import { syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  type EditorState,
  Prec,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { enclosing } from './enclosing';
import { partingLines } from './parting-lines';
import type { Span } from './pen';
import { quoteDepth, quoteMarks } from './quote-marks';
import { escapes } from './table-cell-text';

/** What words that are put behind it belong to. */
const WORDS = /^(?:Paragraph|Task|ATXHeading\d)$/;
/** The marks that end a heading would be letters of it. */
const CLOSED_HEADING = /^ {0,3}#.*\s#+$/;
/** Blanks that stand for a line break, or that nobody sees. One alone parts words. */
const LAST_BLANKS = /(?:[ \t]{2,}|\t)$/;
const FIRST_BLANKS = /^[ \t]*/;
/** A paragraph for the editor, which knows no footnotes. */
const FOOTNOTE = /^\[\^[^\]]+\]:/;
const PUNCTUATION = /^[!-/:-@[-`{-~]/;

const isBlank = (text: string) => text.trim() === '';
const lengthOf = (expression: RegExp, text: string) => expression.exec(text)?.[0].length ?? 0;

const leafAt = (state: EditorState, at: number, side: -1 | 1) =>
  enclosing(syntaxTree(state), at, side, ({ type }) => type.is('LeafBlock'));

/** Where a line begins behind the marks of the quotes that the line above is in, too. */
function behindQuotes({ doc }: EditorState, line: number): number {
  const { from, text } = doc.line(line);
  return from + quoteMarks(text, quoteDepth(doc.line(line - 1).text)).length;
}

function beginOfWords(state: EditorState, line: number): number {
  const from = behindQuotes(state, line);
  return from + lengthOf(FIRST_BLANKS, state.sliceDoc(from, state.doc.line(line).to));
}

/** The blank lines at the cursor, behind it or before, to where what follows begins in their quote. */
function partingAt(state: EditorState, isForward: boolean): Span | null {
  const { head } = state.selection.main;
  const { doc } = state;
  const beside = isForward ? Math.min(doc.length, head + 1) : Math.max(0, doc.lineAt(head).from - 1);
  for (const { from, to } of partingLines(state, { from: beside, to: beside })) {
    const begin = behindQuotes(state, doc.lineAt(to).number);
    if (isForward ? from === head : head === to || head === begin) return { from, to: begin };
  }
  return null;
}

/** The line break at the cursor within the words of a block. */
function breakAt(state: EditorState, isForward: boolean): Span | null {
  const { head } = state.selection.main;
  const { doc } = state;
  const number = doc.lineAt(head).number + (isForward ? 1 : 0);
  if (number < 2 || number > doc.lines) return null;
  const [from, to] = [doc.line(number - 1).to, beginOfWords(state, number)];
  const leaf = leafAt(state, to, 1);
  const isWithin =
    leaf !== null && /^(?:Paragraph|Task)$/.test(leaf.name) && leaf.from < from && to < leaf.to;
  return isWithin && head === (isForward ? from : to) ? { from, to } : null;
}

/** Where the words of an item begin that has some behind its mark. */
function wordsOf(state: EditorState, item: SyntaxNode): number | null {
  const words = item.getChild('ListMark')?.nextSibling;
  if (!words || !/^(?:Paragraph|Task)$/.test(words.name)) return null;
  const begin = words.getChild('TaskMarker')?.to ?? words.from;
  return begin + lengthOf(FIRST_BLANKS, state.sliceDoc(begin, words.to));
}

const itemAt = (state: EditorState, at: number, side: -1 | 1) =>
  enclosing(syntaxTree(state), at, side, ({ name }) => name === 'ListItem');

/** From the end of an item's words to those of the next item, or of the first one within it. */
function nextItemAt(state: EditorState): Span | null {
  const { head } = state.selection.main;
  const { doc } = state;
  const line = doc.lineAt(head);
  const item = head === line.to ? itemAt(state, line.from + line.text.trimEnd().length, -1) : null;
  let next = line.number + 1;
  while (next < doc.lines && isBlank(state.sliceDoc(behindQuotes(state, next), doc.line(next).to))) next += 1;
  if (!item || next > doc.lines || !WORDS.test(leafAt(state, head, -1)?.name ?? 'Task')) return null;
  const begin = beginOfWords(state, next);
  const following = itemAt(state, begin, 1);
  const list = following?.parent;
  // A number other than 1 begins no list behind words.
  const isJoinable = list?.name === 'BulletList' || (list && list.from <= item.from);
  const to = following?.from === begin && isJoinable ? wordsOf(state, following) : null;
  return to === null ? null : { from: head, to };
}

/** Makes one of what ends and what begins there. A backslash that broke the line goes with it, another one stays what it is. */
function joined(state: EditorState, { from, to }: Span): ChangeSpec {
  const line = state.doc.lineAt(from);
  const words = line.text.replace(LAST_BLANKS, '');
  const end = line.from + words.length;
  const isBreak =
    escapes(words) && enclosing(syntaxTree(state), end - 1, 1, ({ name }) => name === 'HardBreak') !== null;
  const isEscape = escapes(words) && !isBreak && PUNCTUATION.test(state.sliceDoc(to, to + 1));
  return { from: isBreak ? end - 1 : end, to, insert: isEscape ? '\\' : '' };
}

/** Where one writes on at an end of a block: beside the fence of code a letter would make it none. */
function writableAt(state: EditorState, at: number, side: -1 | 1): number {
  const { doc } = state;
  const leaf = leafAt(state, at, side);
  const isFenced = leaf?.name === 'FencedCode' && leaf.getChildren('CodeMark').length > 1;
  const [first, last] = isFenced ? [doc.lineAt(leaf.from).number, doc.lineAt(leaf.to).number] : [0, 0];
  if (last - first < 2) return at;
  return side < 0 ? doc.line(last - 1).to : behindQuotes(state, first + 1);
}

/**
 * Over blank lines: an empty paragraph is taken out. Of what words can't be put behind, or in front of, the cursor goes to the
 * other side: a fence would end no code, a heading's marks be letters.
 */
function overParting(state: EditorState, parting: Span, isForward: boolean): TransactionSpec {
  const { doc } = state;
  const [above, below] = [doc.lineAt(parting.from), doc.lineAt(parting.to)];
  const to = parting.to + lengthOf(FIRST_BLANKS, state.sliceDoc(parting.to, below.to));
  const isEmpty = isBlank(above.text.slice(quoteMarks(above.text).length)) || to === below.to;
  const after = leafAt(state, to, 1);
  const isJoined =
    WORDS.test(leafAt(state, parting.from, -1)?.name ?? '') &&
    !CLOSED_HEADING.test(above.text) &&
    after?.name === 'Paragraph' &&
    after.from === to &&
    !FOOTNOTE.test(state.sliceDoc(to, below.to)) &&
    !FOOTNOTE.test(above.text);
  if (isJoined && !isEmpty) return { changes: joined(state, { from: parting.from, to }) };
  const anchor = writableAt(state, isForward ? parting.to : parting.from, isForward ? 1 : -1);
  if (!isEmpty) return { selection: { anchor }, userEvent: 'select' };
  const changes = state.changes(parting);
  return { changes, selection: { anchor: changes.mapPos(anchor) } };
}

/** Within a block of code its fences stay; one that is empty goes with them. Null elsewhere. */
function atFence(state: EditorState, isForward: boolean): TransactionSpec | null {
  const { head } = state.selection.main;
  const leaf = leafAt(state, head, isForward ? -1 : 1);
  const edge = (side: -1 | 1) => leaf && writableAt(state, side < 0 ? leaf.to : leaf.from, side);
  if (leaf?.name !== 'FencedCode' || edge(isForward ? -1 : 1) !== head) return null;
  return edge(-1) === edge(1) ? { changes: { from: leaf.from, to: leaf.to } } : {};
}

/** Backspace and Delete; false where they do what they do everywhere. */
export const joinBlocks =
  (isForward: boolean): StateCommand =>
  ({ state, dispatch }) => {
    const { main, ranges } = state.selection;
    if (state.readOnly || !main.empty || ranges.length > 1) return false;
    const within = breakAt(state, isForward) ?? (isForward ? nextItemAt(state) : null);
    const parting = within ? null : partingAt(state, isForward);
    const spec = within
      ? { changes: joined(state, within) }
      : parting
        ? overParting(state, parting, isForward)
        : atFence(state, isForward);
    if (!spec) return false;
    const userEvent = isForward ? 'delete.forward' : 'delete.backward';
    dispatch(state.update({ userEvent, scrollIntoView: true, ...spec }));
    return true;
  };

/** Before the keys that take away a mark where the cursor is. */
export const joiningKeys = Prec.highest(
  keymap.of([
    { key: 'Backspace', run: joinBlocks(false) },
    { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: joinBlocks(false) },
    { key: 'Delete', run: joinBlocks(true) },
    { key: 'Mod-Delete', mac: 'Alt-Delete', run: joinBlocks(true) },
  ]),
);
