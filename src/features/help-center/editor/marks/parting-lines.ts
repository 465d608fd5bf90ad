// The blank lines right below a block and right above one are no place to write in what is shown as it will look: what is typed on
// them is part of that block, and on the only one between two paragraphs it makes one of all three.
import { syntaxTree } from '@codemirror/language';
import { EditorSelection, EditorState, RangeSet, RangeValue, type SelectionRange } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { columnOf, distanceToRow, fromCell, inColumn, intoCell } from '../tables/cell-lines';
import { emptyBegunLine, isBroken } from './break-marks';
import { enclosing } from './enclosing';
import type { Span } from './pen';
import { isBlankLine, quoteDepth } from './quote-marks';

/** Blank lines within these are theirs. */
const LITERAL = new Set([
  'FencedCode',
  'CodeBlock',
  'HTMLBlock',
  'CommentBlock',
  'ProcessingInstructionBlock',
]);

/** How many quotes a blank line is in; null of any other, and of one that is to be written on. */
function blankDepth(state: EditorState, line: number): number | null {
  const { doc } = state;
  if (line < 1 || line > doc.lines) return null;
  const { to, text } = doc.line(line);
  return isBlankLine(text) && emptyBegunLine(state)?.to !== to ? quoteDepth(text) : null;
}

/** Where no cursor can be among blank lines of a quote, or of none: right below what stands above them, and right above what follows. */
function* partsOf({ doc }: EditorState, first: number, last: number, depth: number): Generator<Span> {
  const isIn = (line: number) => line >= 1 && line <= doc.lines && quoteDepth(doc.line(line).text) >= depth;
  const above = isIn(first - 1) ? doc.line(first - 1).to : null;
  const below = isIn(last + 1) ? doc.line(last + 1).from : null;
  const isWhole = above !== null && below !== null && last - first < 2;
  if (isWhole) return yield { from: above, to: below };
  if (first === last) return;
  if (above !== null) yield { from: above, to: doc.line(first + 1).from };
  if (below !== null) yield { from: doc.line(last - 1).to, to: below };
}

const isLiteral = (state: EditorState, at: number) =>
  enclosing(syntaxTree(state), at, 1, ({ name }) => LITERAL.has(name)) !== null;

/** All that lie on lines of a range. */
export function* partingLines(state: EditorState, { from, to }: Span): Generator<Span> {
  const { doc } = state;
  let line = doc.lineAt(from).number;
  while (blankDepth(state, line - 1) !== null) line -= 1;
  for (const end = doc.lineAt(to).number; line <= end; line += 1) {
    const depth = blankDepth(state, line);
    if (depth === null) continue;
    const first = line;
    while (blankDepth(state, line + 1) === depth) line += 1;
    if (!isLiteral(state, doc.line(first).from)) yield* partsOf(state, first, line, depth);
  }
}

/** From before the backslash of a line break to the line below: what is written between them would make a letter of it. */
function* breaksAt(state: EditorState, at: number): Generator<Span> {
  const { doc } = state;
  const line = doc.lineAt(at);
  for (const { number } of line.from === at && at > 0 ? [doc.lineAt(at - 1), line] : [line]) {
    const { to } = doc.line(number);
    if (isBroken(state, doc.line(number))) yield { from: to - 1, to: to + 1 };
  }
}

const passed = new (class extends RangeValue {})();

/** What the cursor passes at once: of what is drawn, and around where it is. */
function passedLines({ state, visibleRanges }: EditorView): RangeSet<RangeValue> {
  const heads = state.selection.ranges.map(({ head }) => head);
  const around = heads.map((head) => ({ from: head, to: head }));
  const spans = [
    ...[...visibleRanges, ...around].flatMap((range) => [...partingLines(state, range)]),
    ...heads.flatMap((head) => [...breaksAt(state, head)]),
  ];
  return RangeSet.of(
    spans.map(({ from, to }) => passed.range(from, to)),
    true,
  );
}

/** A selection that reached such lines out of sight, or with the end of a line, ends where the block does. */
const selectedBlocks = EditorState.transactionFilter.of((transaction) => {
  const { startState: state, selection, docChanged } = transaction;
  if (!selection || docChanged || selection.ranges.length > 1 || !transaction.isUserEvent('select'))
    return transaction;
  const { main } = selection;
  const isWithin =
    (at: number) =>
    ({ from, to }: Span) =>
      from < at && at < to;
  const broken = (at: number) => [...breaksAt(state, at)].find(isWithin(at));
  const around = (at: number) =>
    broken(at) ?? [...partingLines(state, { from: at, to: at })].find(isWithin(at));
  const [first, last] = [around(main.from), around(main.to)];
  if (!first && !last) return transaction;
  if (main.empty) {
    // The end of a broken line is before its backslash.
    const isBack = main.head < state.selection.main.head || broken(main.head) !== undefined;
    return [transaction, { selection: { anchor: (isBack ? first?.from : first?.to) ?? main.head } }];
  }
  const [from, to] = [first?.to ?? main.from, last?.from ?? main.to];
  const [anchor, head] = main.anchor <= main.head ? [from, to] : [to, from];
  return from <= to ? [transaction, { selection: { anchor, head } }] : transaction;
});

/** Where the cursor goes where `next` is the line up or down, in its column: what parts blocks is passed with that line. */
function beyondParting(view: EditorView, start: SelectionRange, next: SelectionRange): SelectionRange {
  const isForward = start.head < next.head;
  const [from, to] = isForward ? [start.head, next.head] : [next.head, start.head];
  const isPassed = (one: Span) => one.from >= from && one.to <= to;
  const isPassing = [...partingLines(view.state, { from, to })].some(isPassed);
  const [here, there] = [view.coordsAtPos(start.head, start.assoc || 1), view.coordsAtPos(next.head)];
  if (!isPassing || !here || !there) return next;
  const distance = isForward ? there.top - here.bottom : here.top - there.bottom;
  return view.moveVertically(start, isForward, distance + (there.bottom - there.top) / 2);
}

/** A line further up or down: never between two blocks, and in a table from cell to cell. */
const vertically =
  (isForward: boolean): Command =>
  (view) => {
    const { main, ranges } = view.state.selection;
    if (ranges.length > 1 || !main.empty) return false;
    const start = fromCell(view, main);
    const distance = distanceToRow(view, start, isForward);
    const next = view.moveVertically(start, isForward, distance);
    const moved = beyondParting(view, start, next);
    // Where no line follows, or what is between is passed, the editor forgets the column.
    const goal = moved.goalColumn ?? columnOf(view, start);
    const column = main.goalColumn ?? goal;
    const cell = intoCell(view, moved.head, goal, isForward);
    if (start === main && distance === undefined && moved === next && cell === null) return false;
    const go = (to: number) => {
      const cursor = EditorSelection.cursor(to, moved.assoc, undefined, column);
      // A range alone would lose its column.
      const selection = EditorSelection.create([cursor]);
      view.dispatch({ selection, scrollIntoView: true, userEvent: 'select' });
      return cursor;
    };
    // Only where the cursor is in a table, its cells have places for one.
    const came = go(cell ?? moved.head);
    const place = cell === null || cell === moved.head ? came.head : inColumn(view, came);
    if (place !== came.head) go(place);
    return true;
  };

/** The same with what is selected. */
const verticallyExtended =
  (isForward: boolean): Command =>
  (view) => {
    const { main, ranges } = view.state.selection;
    const next = view.moveVertically(main, isForward);
    const moved = ranges.length > 1 ? next : beyondParting(view, main, next);
    if (moved === next) return false;
    const selection = EditorSelection.create([
      EditorSelection.range(main.anchor, moved.head, moved.goalColumn),
    ]);
    view.dispatch({ selection, scrollIntoView: true, userEvent: 'select' });
    return true;
  };

export const partingKeys = [
  EditorView.atomicRanges.of(passedLines),
  selectedBlocks,
  keymap.of([
    { key: 'ArrowUp', run: vertically(false), shift: verticallyExtended(false) },
    { key: 'ArrowDown', run: vertically(true), shift: verticallyExtended(true) },
  ]),
];
