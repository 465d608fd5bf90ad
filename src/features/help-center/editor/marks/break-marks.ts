// The backslashes of line breaks. Before a line that is empty, or begins another block, one would be a letter: it comes with the
// first words of its line, and goes with the last.
import {
  EditorState,
  type Line,
  MapMode,
  StateEffect,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { backslashAt, isFootnote } from '../block-begin';
import { escapes } from '../tables/table-cell-text';
import { treeTo } from '../tree-to';
import { isBlank } from './blanks';
import { enclosing, LINES } from './enclosing';
import type { Span } from './pen';
import { wordsBegin } from './quote-marks';

interface BegunLine {
  /** A place of the line; its beginning, once it is begun. */
  readonly at: number;
  /** How many backslashes the line above has for it. */
  readonly marks: number;
}

/** Says that Shift+Enter begins a line, or that its last words are taken away. */
export const lineBegins = StateEffect.define<BegunLine>({
  map: ({ at, marks }, changes) => ({ at: changes.mapPos(at), marks }),
});

const isHistory = (transaction: Transaction) =>
  transaction.isUserEvent('undo') || transaction.isUserEvent('redo');

/** Forgotten as soon as the cursor is on another line, or the line break is gone. */
const begunLine = StateField.define<BegunLine | null>({
  create: () => null,
  update(begun, transaction) {
    const { effects, changes, newDoc, newSelection } = transaction;
    const begin = effects.findLast((effect) => effect.is(lineBegins))?.value;
    if (begin) return { ...begin, at: newDoc.lineAt(begin.at).from };
    const at = begun && changes.mapPos(begun.at, -1, MapMode.TrackBefore);
    if (begun === null || at === null || newDoc.lineAt(newSelection.main.head).from !== at) return null;
    if (!isHistory(transaction)) return { ...begun, at };
    // What was taken back or done again may have been the backslash.
    return isBlank(wordsOf(newDoc.lineAt(at))) ? { at, marks: 0 } : null;
  },
});

/** From the end of the words above to where those of the empty line that was begun are to begin; null where none is. */
export function emptyBegunLine(state: EditorState): Span | null {
  const begun = state.field(begunLine, false);
  if (!begun) return null;
  const { from, text } = state.doc.lineAt(begun.at);
  const to = from + wordsBegin(text);
  return to === from + text.length ? { from: from - 1, to } : null;
}

/** Words that begin no other block, as far as they tell by themselves. A number other than 1 begins no list behind words. */
export function goesOn(words: string): boolean {
  const text = words.trimStart();
  if (text === '' || isFootnote(text) || /^(?:\||(?::?-+:?|=+)[ \t]*$)/.test(text)) return false;
  return backslashAt(text) === null || /^(?!1\D)\d/.test(text);
}

const wordsOf = ({ text }: Line) => text.slice(wordsBegin(text));

const backslashesOf = (text: string) => /\\*$/.exec(text)?.[0].length ?? 0;

/** Whether a line ends with the backslash of a line break. */
export const isBroken = (state: EditorState, { text, to }: Line): boolean =>
  escapes(text) && enclosing(treeTo(state, to), to - 1, 1, ({ name }) => name === 'HardBreak') !== null;

/** Whether a line's words go on below it in the same paragraph. An empty line that a backslash breaks is one as long as more follows. */
function goesOnBelow(state: EditorState, line: Line, isBegun: boolean): boolean {
  if (line.number === state.doc.lines) return false;
  const next = state.doc.line(line.number + 1);
  const begin = next.from + wordsBegin(next.text);
  if (!goesOn(wordsOf(next))) return false;
  if (!isBegun && wordsOf(next) === '\\' && !goesOnBelow(state, next, false)) return false;
  const tree = treeTo(state, begin + 1);
  const words = enclosing(tree, line.from + line.text.trimEnd().length, -1, ({ name }) => LINES.test(name));
  if (words === null || words.to <= begin) return false;
  // In code a backslash is a letter. One that stands there may only be there for as long as the code has no end.
  const isCode = ({ name, from, to }: Span & { readonly name: string }) =>
    name === 'InlineCode' && from < line.to && line.to < to;
  return !isBegun || enclosing(tree, line.to, 1, isCode) === null;
}

/** A line break that a transaction may have made another. */
interface Break {
  /** Where it is behind the transaction: at the end of a line. */
  readonly end: number;
  readonly marks: number;
  readonly isBegun: boolean;
}

/** Line by line, where lines were moved or copied. */
function movedBreaks({ startState, changes, newDoc }: Transaction): Break[] {
  const ends = new Set<number>();
  let areBroken = false;
  changes.iterChangedRanges((from, to, begin, end) => {
    for (const line of linesBeside(startState.doc, from, to)) areBroken ||= isBroken(startState, line);
    for (const line of linesBeside(newDoc, begin, end)) ends.add(line.to);
  });
  if (!areBroken) return [];
  return [...ends].map((end) => ({
    end,
    marks: escapes(newDoc.lineAt(end).text) ? 1 : 0,
    isBegun: false,
  }));
}

function* linesBeside(doc: Text, from: number, to: number): Generator<Line> {
  const last = doc.lineAt(to).number;
  for (let line = Math.max(1, doc.lineAt(from).number - 1); line <= last; line += 1) yield doc.line(line);
}

/** The line that was begun, and the breaks above, before and behind what is changed. */
function breaksOf({ startState, changes }: Transaction): Break[] {
  const { doc } = startState;
  const begun = startState.field(begunLine);
  const marks = new Map<number, number>(begun ? [[begun.at - 1, begun.marks]] : []);
  changes.iterChangedRanges((from, to) => {
    const first = doc.lineAt(from);
    const lines = [first.number > 1 ? doc.line(first.number - 1) : first, first, doc.lineAt(to)];
    for (const line of lines) if (!marks.has(line.to) && isBroken(startState, line)) marks.set(line.to, 1);
  });
  return [...marks].flatMap(([place, count]) => {
    const end = changes.mapPos(place, 1, MapMode.TrackAfter);
    return end === null ? [] : [{ end, marks: count, isBegun: place + 1 === begun?.at }];
  });
}

interface Change extends Span {
  readonly insert?: string;
}

/** Takes backslashes away from the end of a line, and that of the line above where the line doesn't go on without its own. */
function withoutMarks(doc: Text, line: Line, marks: number): Change[] {
  const taken = [{ from: line.to - marks, to: line.to }];
  let rest = wordsOf(line).slice(0, -marks);
  for (let above = line.number - 1; above > 0 && !goesOn(rest); above -= 1) {
    const { text, to } = doc.line(above);
    if (!escapes(text)) break;
    taken.unshift({ from: to - 1, to });
    rest = wordsOf(doc.line(above)).slice(0, -1);
  }
  return taken;
}

/** What is left to do to a line break, and how many backslashes it has then; null where it is as it has to be. */
function correction(state: EditorState, { end, marks, isBegun }: Break) {
  const { doc } = state;
  const line = doc.lineAt(end);
  if (line.to !== end) return null;
  const there = backslashesOf(line.text);
  if (!goesOnBelow(state, line, isBegun)) {
    const gone = Math.min(marks, there);
    return gone === 0 ? null : { marks: 0, changes: withoutMarks(doc, line, gone) };
  }
  // An odd one that stands there as a letter would make a letter of it.
  const more = marks === 0 ? 1 + (there % 2) : 1 - (there % 2);
  if (more === 0) return null;
  return { marks: marks + more, changes: [{ from: end, to: end, insert: '\\'.repeat(more) }] };
}

/** Whether a person writes: what the console puts in is as it is, and an input method has its words until they are settled. */
const isWriting = (transaction: Transaction) =>
  ['input', 'delete', 'move'].some((event) => transaction.isUserEvent(event)) &&
  !transaction.isUserEvent('input.type.compose');

const keptMarks = EditorState.transactionFilter.of((transaction) => {
  const { docChanged, selection } = transaction;
  // A selection alone moves no text: the pointer may be about to draw it. Nothing at all comes when composed words are settled.
  if (docChanged ? !isWriting(transaction) : selection) return transaction;
  const isMove = transaction.isUserEvent('move.line') || transaction.isUserEvent('input.copyline');
  const breaks = isMove ? movedBreaks(transaction) : breaksOf(transaction);
  const made = breaks.flatMap((one) => {
    const found = correction(transaction.state, one);
    return found ? [{ ...found, begin: one.end + 1 }] : [];
  });
  if (made.length === 0) return transaction;
  const changes = new Map(made.flatMap((one) => one.changes).map((change) => [change.from, change]));
  const here = transaction.newDoc.lineAt(transaction.newSelection.main.head).from;
  const begun = made.find(({ begin }) => begin === here);
  return [
    transaction,
    { effects: begun ? lineBegins.of({ at: here, marks: begun.marks }) : [], sequential: true },
    { changes: [...changes.values()], sequential: true },
  ];
});

export const breakMarks = [begunLine, keptMarks];
