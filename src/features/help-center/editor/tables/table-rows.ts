// The rows of a table of the text: their cells, and how wide the columns are.
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

export interface Cell {
  readonly from: number;
  readonly to: number;
}

export type Alignment = 'start' | 'center' | 'end';

/** How many rows the widths of the columns are taken from: a table may have thousands. */
const MEASURED_ROWS = 50;
export const NARROWEST = 5;
export const WIDEST = 60;

/** The cells of a row, empty ones included (an empty one stands between two bars). */
export function cellsOf(row: SyntaxNode): Cell[] {
  const cells: Cell[] = [];
  let start = row.from;
  let filled: Cell | null = null;
  for (let child = row.firstChild; child; child = child.nextSibling) {
    if (child.name === 'TableCell') filled = { from: child.from, to: child.to };
    else if (child.name === 'TableDelimiter') {
      if (filled || child.from > row.from) cells.push(filled ?? { from: start, to: start });
      filled = null;
      start = child.to;
    }
  }
  if (filled) cells.push(filled);
  return cells;
}

/** What lies between the bars of a row, its blanks included: where one types. */
export function slotsOf(row: SyntaxNode): Cell[] {
  const slots: Cell[] = [];
  let start = row.from;
  let filled = false;
  for (let child = row.firstChild; child; child = child.nextSibling) {
    if (child.name === 'TableCell') filled = true;
    else if (child.name === 'TableDelimiter') {
      if (filled || child.from > row.from) slots.push({ from: start, to: child.from });
      filled = false;
      start = child.to;
    }
  }
  if (filled) slots.push({ from: start, to: row.to });
  return slots;
}

export const isRow = (node: SyntaxNode) => node.name === 'TableHeader' || node.name === 'TableRow';

/** The header and the rows, from the first. */
export function rowsOf(table: SyntaxNode, limit = Number.POSITIVE_INFINITY): SyntaxNode[] {
  const rows: SyntaxNode[] = [];
  for (let child = table.firstChild; child && rows.length < limit; child = child.nextSibling) {
    if (isRow(child)) rows.push(child);
  }
  return rows;
}

export interface Columns {
  /** Shares of the width, each from 5 to 60. */
  readonly widths: readonly number[];
  /** How many letters each holds at least; null where they wouldn't all have room on a phone. */
  readonly least: readonly number[] | null;
  readonly alignments: readonly Alignment[];
}

export function columnsOf(state: EditorState, table: SyntaxNode): Columns {
  const rows = rowsOf(table, MEASURED_ROWS).map((row) =>
    cellsOf(row).map(({ from, to }) => shownText(state.sliceDoc(from, to))),
  );
  const widest = (column: number, lengthOf: (text: string) => number) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...rows.map((cells) => lengthOf(cells[column] ?? ''))));
  const columns = rows[0]?.map((_, column) => column) ?? [];
  const needed = columns.map((column) => widest(column, longestWord) + PADDING);
  const widths = withWholeWords(
    columns.map((column) => widest(column, ({ length }) => length)),
    needed,
  );
  const delimiter = table.getChild('TableDelimiter');
  const marks = delimiter
    ? state
        .sliceDoc(delimiter.from, delimiter.to)
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
    : [];
  const least = sumOf(needed) <= PHONE_LINE ? needed : null;
  return { widths, least, alignments: widths.map((_, column) => alignmentOf(marks[column] ?? '')) };
}

/** What a cell shows: without the addresses of its links and images, its line breaks as blanks. */
const shownText = (text: string) => text.replace(/<br\s*\/?>/gi, ' ').replace(/\]\([^()]*\)|[*_~`[\]!]/g, '');

const longestWord = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length));

/** How many letters fit into a line, there and on a phone, and into the edges of a cell. */
const LINE = 64;
export const PHONE_LINE = 32;
const PADDING = 2;

/** The shares of columns, where each gets what its longest word needs if there is room for all of them. */
export function withWholeWords(widths: readonly number[], needed: readonly number[]): readonly number[] {
  if (sumOf(needed) > LINE) return widths;
  const tight = new Set<number>();
  const shareOf = (column: number) => {
    const others = widths.map((width, index) => (tight.has(index) ? 0 : width));
    const rest = LINE - sumOf(needed.filter((_, index) => tight.has(index)));
    return ((widths[column] ?? 0) * rest) / sumOf(others);
  };
  const isTight = (column: number) => !tight.has(column) && shareOf(column) < (needed[column] ?? 0);
  for (let next = widths.findIndex((_, column) => isTight(column)); next >= 0; ) {
    tight.add(next);
    next = widths.findIndex((_, column) => isTight(column));
  }
  if (tight.size === 0) return widths;
  return widths.map((_, column) =>
    Math.min(
      WIDEST,
      Math.max(NARROWEST, Math.round(tight.has(column) ? (needed[column] ?? 0) : shareOf(column))),
    ),
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function alignmentOf(mark: string): Alignment {
  const text = mark.trim();
  if (!text.endsWith(':')) return 'start';
  return text.startsWith(':') ? 'center' : 'end';
}
