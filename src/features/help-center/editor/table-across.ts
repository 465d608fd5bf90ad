// What is typed over several cells, or beside the outermost bars, where a table is shown as a grid: words go and come, the
// bars and the breaks between rows stay.
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state';
import { enclosing } from './enclosing';
import { escapes, inCell, markBefore } from './table-cell-text';
import { slotAround } from './table-place';
import { type Cell, cellsOf, rowsOf, slotsOf } from './table-rows';

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

interface Row {
  readonly from: number;
  readonly to: number;
  readonly places: readonly Place[];
}

type Repair = Pick<TransactionSpec, 'changes' | 'selection'>;

/** What has to follow a change that would leave its table with fewer or more cells; null where none would. */
export function acrossCells(transaction: Transaction): Repair | null {
  const { startState: state } = transaction;
  const change = onlyChange(transaction);
  if (!change || slotAround(state, change.from, change.to)) return null;
  // Cells that are pasted over cells take their place.
  if (!transaction.isUserEvent('input.type') && /[|\n]/.test(change.insert)) return null;
  const rows = rowsAround(state, change);
  if (!rows) return null;
  return change.from === change.to ? besideRow(state, change, rows) : overCells(state, change, rows);
}

function onlyChange({ changes, startState }: Transaction): Change | null {
  const all: Change[] = [];
  changes.iterChanges((from, to, _start, _end, inserted) => {
    all.push({ from, to, insert: inserted.toString() });
  });
  const [change] = all;
  return change && all.length === 1 && startState.selection.ranges.length === 1 ? change : null;
}

/** The rows of the table that all of a change is in. */
function rowsAround(state: EditorState, { from, to }: Change): Row[] | null {
  const on = (side: -1 | 1) => enclosing(syntaxTree(state), from, side, ({ name }) => name === 'Table');
  const table = on(1) ?? on(-1);
  if (!table || from < table.from || to > table.to) return null;
  return rowsOf(table).map((row) => {
    const cells = cellsOf(row);
    const places = slotsOf(row).flatMap((slot, index) =>
      cells[index] ? [{ slot, cell: cells[index] }] : [],
    );
    return { from: row.from, to: row.to, places };
  });
}

/** Before the first bar and behind the last one something would be a cell of its own: it belongs to the one beside. */
function besideRow(state: EditorState, { from, insert }: Change, rows: readonly Row[]): Repair | null {
  const row = rows.find((one) => from === one.from || from === one.to);
  const lacksCells = row && row.places.length < (rows[0]?.places.length ?? 0);
  const place = from === row?.from ? row.places[0] : row?.places.at(-1);
  // A row that isn't whole yet is being written.
  if (!row || !place || lacksCells || insert.trim() === '') return null;
  const at = from === row.from ? place.cell.from : place.cell.to;
  const text = inCell(state.sliceDoc(place.slot.from, at), insert);
  const end = from + insert.length;
  return {
    changes:
      from === row.from
        ? { from, to: end + at - from, insert: state.sliceDoc(from, at) + text }
        : { from: at, to: end, insert: text + state.sliceDoc(at, from) },
    selection: { anchor: at + text.length },
  };
}

/** Of each cell goes what is in the change; what is put there stands in the first of them. */
function overCells(state: EditorState, change: Change, rows: readonly Row[]): Repair | null {
  const { from, to, insert } = change;
  const touched = rows
    .flatMap(({ places }) => places)
    .filter(({ slot }) => slot.from <= to && from <= slot.to);
  const [first, last] = [touched[0], touched.at(-1)];
  const isInCell = (first && first.slot.from <= from) || (last && to <= last.slot.to);
  // Rows that go as a whole are let go, and so is what is typed between two of them.
  if (!isInCell && (first || insert !== '')) return null;
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
