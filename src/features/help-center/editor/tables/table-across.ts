// What is typed over several cells, or beside the outermost bars, where a table is shown as a grid: words go and come, the
// bars and the breaks between rows stay.
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state';
import { enclosing } from '../marks/enclosing';
import { barsIn, escapes, inCell, markBefore } from './table-cell-text';
import { slotAround } from './table-place';
import { type Cell, cellsOf, isRow, slotsOf } from './table-rows';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A cell: what lies between its bars, and its text. */
interface Place {
  readonly slot: Cell;
  readonly cell: Cell;
}

/** The header or a row; the line of dashes has no places. */
interface Row extends Cell {
  readonly places: readonly Place[];
}

interface Repair extends Pick<TransactionSpec, 'changes'> {
  readonly selection?: { readonly anchor: number };
}

/** What has to follow a change that would leave its table with fewer or more cells; null where none would. */
export function acrossCells(transaction: Transaction): Repair | null {
  const { startState: state } = transaction;
  const change = onlyChange(transaction);
  if (!change || slotAround(state, change.from, change.to)) return null;
  // Cells that are pasted over cells take their place.
  if (!transaction.isUserEvent('input.type') && barsIn(change.insert).length > 0) return null;
  return repairOf(state, change);
}

/** Whether what is dragged elsewhere would take bars of its table along. */
export function dragsBars({ startState: state, changes }: Transaction): boolean {
  let isBroken = false;
  changes.iterChangedRanges((from, to) => {
    if (from < to && !slotAround(state, from, to))
      isBroken ||= repairOf(state, { from, to, insert: '' }) !== null;
  });
  return isBroken;
}

/** Whether the selection goes beyond a cell of its table. */
export const isOverCells = (state: EditorState): boolean => {
  const { from, to, empty } = state.selection.main;
  return !empty && !slotAround(state, from, to) && repairOf(state, { from, to, insert: '' }) !== null;
};

function repairOf(state: EditorState, change: Change): Repair | null {
  const lines = linesAround(state, change);
  if (!lines) return null;
  return change.from === change.to ? besideRow(state, change, lines) : overCells(state, change, lines);
}

function onlyChange({ changes, startState }: Transaction): Change | null {
  const all: Change[] = [];
  changes.iterChanges((from, to, _start, _end, inserted) => {
    all.push({ from, to, insert: inserted.toString() });
  });
  const [change] = all;
  return change && all.length === 1 && startState.selection.ranges.length === 1 ? change : null;
}

/** The lines of the table that all of a change is in. */
function linesAround(state: EditorState, { from, to }: Change): Row[] | null {
  const on = (side: -1 | 1) => enclosing(syntaxTree(state), from, side, ({ name }) => name === 'Table');
  const table = on(1) ?? on(-1);
  if (!table || from < table.from || to > table.to) return null;
  const lines: Row[] = [];
  for (let node = table.firstChild; node; node = node.nextSibling) {
    // The marks of a quote lie between its lines.
    if (!isRow(node) && node.name !== 'TableDelimiter') continue;
    const cells = isRow(node) ? cellsOf(node) : [];
    const places = slotsOf(node).flatMap((slot, index) =>
      cells[index] ? [{ slot, cell: cells[index] }] : [],
    );
    lines.push({ from: node.from, to: node.to, places });
  }
  return lines;
}

/** Before the first bar and behind the last one something would be a cell of its own: it belongs to the one beside. */
function besideRow(state: EditorState, { from, insert }: Change, lines: readonly Row[]): Repair | null {
  const row = lines.find((one) => from === one.from || from === one.to);
  const place = from === row?.from ? row.places[0] : row?.places.at(-1);
  // A row that isn't whole yet is being written.
  if (!row || !place || lacksCells(row, lines) || insert.trim() === '') return null;
  const at = from === row.from ? place.cell.from : place.cell.to;
  const words = state.sliceDoc(place.slot.from, at);
  const text = inCell(words, insert);
  const mark = markBefore(state, place.slot, at, words + text);
  const end = from + insert.length;
  return {
    changes:
      from === row.from
        ? { from, to: end + at - from, insert: state.sliceDoc(from, at) + text + mark }
        : { from: at, to: end, insert: text + mark + state.sliceDoc(at, from) },
    selection: { anchor: at + text.length },
  };
}

const lacksCells = ({ places }: Row, [header]: readonly Row[]) =>
  places.length < (header?.places.length ?? 0);

/** Whether a change is one of whole lines, or of the line of dashes, which are written as they are. */
function isOfLines(state: EditorState, { from, to }: Change, lines: readonly Row[]): boolean {
  const isEdge = (at: number) =>
    lines.some(
      (line) =>
        (state.doc.lineAt(line.from).from <= at && at <= line.from) ||
        (line.to <= at && at <= state.doc.lineAt(line.to).to),
    );
  const isWhole = lines.some((line) => from <= line.from && line.to <= to);
  const isInDashes = lines.some(
    ({ places, ...line }) => places.length === 0 && line.from <= from && to <= line.to,
  );
  return isInDashes || (isWhole && isEdge(from) && isEdge(to));
}

/** The last bar of a row that is being written, or has a cell too many, can be taken back. */
function isOpenEnd(state: EditorState, { from, to, insert }: Change, lines: readonly Row[]): boolean {
  const row = lines.find((line) => line.from <= from && to === line.to);
  const isWhole = row?.places.length === lines[0]?.places.length;
  return insert === '' && row !== undefined && !isWhole && /^[|\s]*$/.test(state.sliceDoc(from, to));
}

/** Of each cell goes what is in the change; what is put there stands in the first of them. */
function overCells(state: EditorState, change: Change, lines: readonly Row[]): Repair | null {
  const { from, to, insert } = change;
  if (isOfLines(state, change, lines) || isOpenEnd(state, change, lines)) return null;
  const touched = lines
    .flatMap(({ places }) => places)
    .filter(({ slot }) => slot.from <= to && from <= slot.to);
  const [first, last] = [touched[0], touched.at(-1)];
  // Between two rows something may be written.
  if (!first && insert !== '') return null;
  const { empty, head } = state.selection.main;
  // A key deletes in its own cell at most.
  const cleared = touched.filter(({ slot }) => !empty || (slot.from <= head && head <= slot.to));
  const [place] = cleared;
  const whole = { from, to: from + insert.length };
  if (!place) {
    const beside = head === to ? last?.cell.to : first?.cell.from;
    return { changes: { ...whole, insert: state.sliceDoc(from, to) }, selection: { anchor: beside ?? head } };
  }
  const within = (at: number) => Math.min(Math.max(from, at), to);
  const [start, ...ends] = cleared.flatMap(({ cell }) => [within(cell.from), within(cell.to)]);
  const words = state.sliceDoc(place.slot.from, start);
  const text = inCell(words, insert);
  const kept = [...ends, to].reduce(
    (all, end, index) => (index % 2 === 0 ? all : all + state.sliceDoc(ends[index - 1], end)),
    '',
  );
  const parting = kept.startsWith('|') && escapes(words + text) ? ' ' : '';
  const mark =
    last && to <= last.slot.to ? markBefore(state, last.slot, to, last === place ? words + text : '') : '';
  const above = state.sliceDoc(from, start) + text;
  return {
    changes: { ...whole, insert: above + parting + kept + mark },
    selection: { anchor: from + above.length },
  };
}
