// The backslashes of line breaks. Before a line that is empty, or begins another block, one would be a letter: it comes with the
// first words of its line, and goes with the last.
import {
  EditorState,
  type Line,
  MapMode,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import { isBlank } from './blanks';
import { backslashAt } from './block-begin';
import { enclosing } from './enclosing';
import { insertionOf } from './insertion';
import type { Span } from './pen';
import { wordsBegin } from './quote-marks';
import { escapes } from './table-cell-text';
import { treeTo } from './tree-to';

interface Change {
  /** Where the line begins that it is about. */
  readonly line: number;
  readonly from: number;
  readonly to?: number;
  readonly insert?: string;
}

/** Says that Shift+Enter begins the line of a place, or that its last words are taken away. */
export const lineBegins = StateEffect.define<number>({ map: (at, changes) => changes.mapPos(at) });

/** Where the line begins; forgotten as soon as the cursor is on another one, or the line break is gone. */
const begunLine = StateField.define<number | null>({
  create: () => null,
  update(begun, { effects, changes, newDoc, newSelection }) {
    const begin = effects.findLast((effect) => effect.is(lineBegins));
    if (begin) return newDoc.lineAt(begin.value).from;
    const from = begun === null ? null : changes.mapPos(begun, -1, MapMode.TrackBefore);
    return from !== null && newDoc.lineAt(newSelection.main.head).from === from ? from : null;
  },
});

/** From the end of the words above to where those of the empty line that was begun are to begin; null where none is. */
export function emptyBegunLine(state: EditorState): Span | null {
  const begun = state.field(begunLine, false) ?? null;
  if (begun === null) return null;
  const { from, text } = state.doc.lineAt(begun);
  const to = from + wordsBegin(text);
  return to === from + text.length ? { from: from - 1, to } : null;
}

/** Words that another block begins with, or that make a heading of those above. A number other than 1 begins no list there. */
const beginsBlock = (words: string) =>
  /^(?:\||(?:-+|=+)[ \t]*$)/.test(words) || (backslashAt(words) !== null && !/^(?!1\D)\d/.test(words));

/** Whether words go on with the paragraph above, so that a line break before them has its backslash. */
export const goesOn = (words: string): boolean => !isBlank(words) && !beginsBlock(words.trimStart());

const wordsOf = ({ text }: Line) => text.slice(wordsBegin(text));

const backslashesOf = (text: string) => /\\*$/.exec(text)?.[0].length ?? 0;

/** Whether a line ends with the backslash of a line break. */
const isBroken = (state: EditorState, { text, to }: Line) =>
  escapes(text) && enclosing(treeTo(state, to), to - 1, 1, ({ name }) => name === 'HardBreak') !== null;

/**
 * What a transaction leaves to do to the backslash above a line that begins there. Without its own, that line may go on with
 * nothing any more.
 */
function corrections(transaction: Transaction, begin: number, isLeft = false): Change[] {
  const { startState, changes, newDoc } = transaction;
  const from = begin === 0 ? null : changes.mapPos(begin, -1, MapMode.TrackBefore);
  if (from === null) return [];
  const before = startState.doc.lineAt(begin - 1);
  const marks = isBroken(startState, before) ? 1 : 0;
  if (marks === 0 && startState.field(begunLine) !== begin) return [];
  // Behind an odd one that stands there as a letter one more would make a letter of both.
  const letters = backslashesOf(before.text) - marks;
  const needed = !isLeft && goesOn(wordsOf(newDoc.lineAt(from))) ? 1 + (letters % 2) : 0;
  const above = newDoc.lineAt(from - 1);
  const more = needed - (backslashesOf(above.text) - letters);
  if (more === 0) return [];
  if (more > 0) return [{ line: from, from: above.to, insert: '\\'.repeat(more) }];
  const further = goesOn(wordsOf(above).slice(0, more)) ? [] : corrections(transaction, before.from, true);
  return [...further, { line: from, from: above.to + more, to: above.to }];
}

/** Where the lines begin that a transaction changes, and the one that was begun. */
function changedLines({ startState, changes }: Transaction): Set<number> {
  const begun = startState.field(begunLine);
  const lines = new Set(begun === null ? [] : [begun]);
  changes.iterChangedRanges((from) => lines.add(startState.doc.lineAt(from).from));
  return lines;
}

/** Whether a person writes: what is put in by the console or taken back is as it is. An input method has its words until they are settled. */
const isWriting = (transaction: Transaction) =>
  ['input', 'delete', 'move'].some((event) => transaction.isUserEvent(event)) &&
  !transaction.isUserEvent('input.type.compose');

const keptMarks = EditorState.transactionFilter.of((transaction) => {
  const { docChanged, selection } = transaction;
  // A selection alone moves no text: the pointer may be about to draw it. Nothing at all comes when composed words are settled.
  if (docChanged ? !isWriting(transaction) : selection) return transaction;
  const made = [...changedLines(transaction)].flatMap((line) => corrections(transaction, line));
  if (made.length === 0) return transaction;
  const here = transaction.newDoc.lineAt(transaction.newSelection.main.head).from;
  const begins = made.some(({ line }) => line === here) ? lineBegins.of(here) : [];
  return [transaction, { effects: begins, sequential: true }, { changes: made, sequential: true }];
});

/** What is written behind the backslash of a line break comes before it. */
const beforeMark = EditorState.transactionFilter.of((transaction) => {
  const insertion = isWriting(transaction) ? insertionOf(transaction) : null;
  if (!insertion || /^$|\n/.test(insertion.text)) return transaction;
  const { at, text } = insertion;
  const line = transaction.startState.doc.lineAt(at);
  if (at < line.to || !isBroken(transaction.startState, line)) return transaction;
  const moved = [
    { from: at - 1, to: at },
    { from: at + text.length, insert: '\\' },
  ];
  return [transaction, { changes: moved, sequential: true }];
});

/** The last one comes first. */
export const breakMarks = [begunLine, keptMarks, beforeMark];
