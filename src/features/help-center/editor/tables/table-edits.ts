// Rows and columns of a table put in, taken out and moved: each as one change that touches no byte outside of the table.
import { ensureSyntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { replacement } from '~/lib/text/text-changes';
import { type TablePlace, tablePlace } from './table-place';
import { type Alignment, slotsOf } from './table-rows';

/** What a command does to the table at the cursor; null where it has nothing to do. */
type TableEdit = (state: EditorState, place: TablePlace) => TransactionSpec | null;

/** Milliseconds that reading the text may take: what isn't read to its end may hold more of the table. */
const PARSING = 1000;

/** In a table the keys are its own, also where they change nothing. */
const command =
  (edit: TableEdit): StateCommand =>
  ({ state, dispatch }) => {
    const tree = ensureSyntaxTree(state, state.doc.length, PARSING);
    const place = tree && tablePlace(state, tree);
    if (!place) return tablePlace(state) !== null;
    const spec = state.readOnly ? null : edit(state, place);
    if (spec) dispatch(state.update({ ...spec, userEvent: 'input.table', scrollIntoView: true }));
    return true;
  };

const EMPTY = '  ';

/** A new row below one of them. What stands before the table's lines (a quote's marks, an indent) stands before it, too. */
function rowBelow(state: EditorState, place: TablePlace, row: number): TransactionSpec | null {
  const dashes = place.table.getChild('TableDelimiter');
  const above = row === 0 ? dashes : place.rows[row];
  if (!dashes || !above) return null;
  const prefix = state.sliceDoc(state.doc.lineAt(dashes.from).from, dashes.from);
  const { to } = state.doc.lineAt(above.from);
  const start = to + 1 + prefix.length;
  return {
    changes: { from: to, insert: `\n${prefix}|${`${EMPTY}|`.repeat(place.columns)}` },
    selection: EditorSelection.cursor(start + 2 + place.column * (EMPTY.length + 1)),
  };
}

export const addRowBelow = command((state, place) => rowBelow(state, place, place.row));
/** Above the header there is no place for one: it comes below it. */
export const addRowAbove = command((state, place) => rowBelow(state, place, Math.max(0, place.row - 1)));
/** Below the last, with its first cell selected. */
export const addLastRow = command((state, place) =>
  rowBelow(state, { ...place, column: 0 }, place.rows.length - 1),
);

/** The header stays: without it there is no table. */
export const removeRow = command((state, { rows, row }) => {
  const node = rows[row];
  if (row === 0 || !node) return null;
  const line = state.doc.lineAt(node.from);
  const next = rows[row + 1] ?? rows[row - 1];
  const first = next && slotsOf(next)[0]?.from;
  const changes = state.changes({ from: line.from - 1, to: line.to });
  return {
    changes,
    ...(first !== undefined && { selection: EditorSelection.cursor(changes.mapPos(first, 1)) }),
  };
});

const moveRow = (by: -1 | 1) =>
  command((state, { rows, row }) => {
    const [node, other] = [rows[row], rows[row + by]];
    if (row === 0 || row + by === 0 || !node || !other) return null;
    const text = ({ from, to }: SyntaxNode) => state.sliceDoc(from, to);
    const changes = state.changes([
      { from: node.from, to: node.to, insert: text(other) },
      { from: other.from, to: other.to, insert: text(node) },
    ]);
    const start = changes.mapPos(other.from, -1);
    const { head } = state.selection.main;
    return {
      changes,
      selection: EditorSelection.cursor(start + Math.min(head - node.from, node.to - node.from)),
    };
  });

export const moveRowUp = moveRow(-1);
export const moveRowDown = moveRow(1);

/** The cells of a row or of the line of dashes, as they are written. */
type ColumnEdit = (cells: readonly string[], blank: string) => readonly string[];

interface Written {
  readonly from: number;
  readonly text: string;
  readonly cells: readonly string[];
  readonly blank: string;
}

/** Blanks at what has no bar beside it yet, and gets one. */
function padded(text: string, cells: readonly string[], hasLastBar: boolean): readonly string[] {
  const [first = '', ...rest] = cells;
  const all = [text.startsWith('|') ? first : ` ${first}`, ...rest];
  return hasLastBar ? all : all.with(-1, `${all.at(-1)} `);
}

/** The rows of the table as they are written, from the header, and the line of dashes behind them. */
function writtenLines(state: EditorState, { table, rows }: TablePlace): Written[] {
  const slice = ({ from, to }: { from: number; to: number }) => state.sliceDoc(from, to);
  const written = rows.map((row) => {
    const text = slice(row);
    const slots = slotsOf(row);
    const hasLast = (slots.at(-1)?.to ?? row.to) < row.to;
    return { from: row.from, text, cells: padded(text, slots.map(slice), hasLast), blank: EMPTY };
  });
  const dashes = table.getChild('TableDelimiter');
  if (!dashes) return written;
  const text = slice(dashes);
  const cells = text.replace(/^\||\|\s*$/g, '').split('|');
  const hasLast = /\|\s*$/.test(text);
  return [...written, { from: dashes.from, text, cells: padded(text, cells, hasLast), blank: ' --- ' }];
}

/** A row with a bar at both ends: without them some cells would be headings or lists, and a last column no table. */
const joined = (cells: readonly string[]): string => `|${cells.length > 0 ? cells.join('|') : EMPTY}|`;

const changed = ({ from, text }: Written, cells: readonly string[]) =>
  [replacement(text, joined(cells))]
    .flat()
    .map((part) => ({ ...part, from: from + part.from, to: from + part.to }));

/** Every line of the table with its columns changed; the cursor goes into a column of its own row. */
function columnsEdited(state: EditorState, place: TablePlace, edit: ColumnEdit, column: number) {
  const lines = writtenLines(state, place);
  const changes = state.changes(
    lines.flatMap((line) => {
      const cells = edit(line.cells, line.blank);
      return cells === line.cells ? [] : changed(line, cells);
    }),
  );
  const row = lines[place.row];
  if (changes.empty || !row) return null;
  const cells = edit(row.cells, row.blank);
  const written = cells === row.cells ? row.text : joined(cells);
  // A short row ends before the column.
  const start = column < cells.length ? joined([...cells.slice(0, column), '']).length - 1 : written.length;
  const at = changes.mapPos(row.from, -1) + start + (cells[column]?.startsWith(' ') ? 1 : 0);
  return { changes, selection: EditorSelection.cursor(Math.min(at, changes.newLength)) };
}

const insertAt =
  (column: number): ColumnEdit =>
  (cells, blank) =>
    cells.length < column ? cells : cells.toSpliced(column, 0, blank);

export const addColumnAfter = command((state, place) =>
  columnsEdited(state, place, insertAt(place.column + 1), place.column + 1),
);
export const addColumnBefore = command((state, place) =>
  columnsEdited(state, place, insertAt(place.column), place.column),
);

/** Behind the last. */
export const addLastColumn = command((state, place) =>
  columnsEdited(state, place, insertAt(place.columns), place.columns),
);

const moveColumn = (by: -1 | 1) =>
  command((state, place) => {
    const { column, columns } = place;
    const to = column + by;
    if (to < 0 || to >= columns) return null;
    // A short row has blanks for what it doesn't have.
    const edit: ColumnEdit = (cells, blank) => {
      const [first, second] = [Math.min(column, to), Math.max(column, to)];
      const one = cells[first];
      return one === undefined ? cells : cells.toSpliced(first, 2, cells[second] ?? blank, one);
    };
    return columnsEdited(state, place, edit, to);
  });

export const moveColumnLeft = moveColumn(-1);
export const moveColumnRight = moveColumn(1);

/** The last column stays: without one there is no table. */
export const removeColumn = command((state, place) => {
  const { column, columns } = place;
  if (columns < 2) return null;
  const edit: ColumnEdit = (cells) => (cells.length > column ? cells.toSpliced(column, 1) : cells);
  return columnsEdited(state, place, edit, Math.min(column, columns - 2));
});

const DASHES: Readonly<Record<Alignment, string>> = { start: ' --- ', center: ' :-: ', end: ' --: ' };

/** To the start needs no mark, but takes one away. */
export const alignColumn = (alignment: Alignment) =>
  command((state, place) => {
    const dashes = writtenLines(state, place).at(-1);
    const cell = dashes?.cells[place.column];
    if (!dashes || cell === undefined) return null;
    return { changes: changed(dashes, dashes.cells.with(place.column, DASHES[alignment])) };
  });

/** The cells of a row from a column on as they are given; what it lacks before them is blank. */
function overwritten(cells: readonly string[], column: number, given: readonly string[]): readonly string[] {
  const before = Array.from({ length: column }, (_, index) => cells[index] ?? EMPTY);
  return [...before, ...given, ...cells.slice(column + given.length)];
}

/**
 * Cells written over those of a table from where the cursor is, which gets the rows and columns that it lacks for them; the cursor
 * goes behind the last. Each stands in the place of what its cell held.
 */
export function cellsWritten(
  state: EditorState,
  place: TablePlace,
  given: readonly (readonly string[])[],
): TransactionSpec | null {
  const { row, column, columns } = place;
  const lines = writtenLines(state, place);
  const [dashes, last] = [lines.at(-1), lines.at(-2)];
  if (!dashes || !last) return null;
  const rows = given.map((cells) => cells.map((text) => (text === '' ? EMPTY : ` ${text} `)));
  const width = Math.max(columns, ...rows.map(({ length }) => column + length));
  const filled = (cells: readonly string[], blank: string) =>
    cells.length < width ? [...cells, ...Array.from({ length: width - cells.length }, () => blank)] : cells;
  const edited = lines.flatMap((line, index) => {
    const own = line === dashes ? undefined : rows[index - row];
    const cells = own ? overwritten(line.cells, column, own) : line.cells;
    // The header and the dashes say how many columns there are.
    const next = width > columns && (index === 0 || line === dashes) ? filled(cells, line.blank) : cells;
    return next === line.cells ? [] : changed(line, next);
  });
  const prefix = state.sliceDoc(state.doc.lineAt(dashes.from).from, dashes.from);
  const added = rows
    .slice(lines.length - 1 - row)
    .map((own) => `\n${prefix}${joined(filled(overwritten([], column, own), EMPTY))}`);
  const { to } = state.doc.lineAt(last === lines[0] ? dashes.from : last.from);
  const changes = state.changes([...edited, { from: to, insert: state.toText(added.join('')) }]);
  // Behind the words of the last cell that was written.
  const final = rows.at(-1) ?? [];
  const line = added.length > 0 ? undefined : lines[row + rows.length - 1];
  const start = line
    ? changes.mapPos(line.from, -1)
    : changes.mapPos(to, 1) - (added.at(-1)?.length ?? 0) + 1 + prefix.length;
  const cells = overwritten(line?.cells ?? [], column, final).slice(0, column + final.length);
  return { changes, selection: EditorSelection.cursor(start + joined(cells).length - 2) };
}

export const removeTable = command((_, { table: { from, to } }) => ({ changes: { from, to } }));
