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
  readonly alignments: readonly Alignment[];
}

export function columnsOf(state: EditorState, table: SyntaxNode): Columns {
  const rows = rowsOf(table, MEASURED_ROWS).map(cellsOf);
  const length = (cell: Cell | undefined) => (cell ? shownLength(state.sliceDoc(cell.from, cell.to)) : 0);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...rows.map((cells) => length(cells[column])))),
  );
  const delimiter = table.getChild('TableDelimiter');
  const marks = delimiter
    ? state
        .sliceDoc(delimiter.from, delimiter.to)
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
    : [];
  return { widths, alignments: widths.map((_, column) => alignmentOf(marks[column] ?? '')) };
}

/** How long a cell looks: without the addresses of its links and images. */
const shownLength = (text: string) => text.replace(/\]\([^()]*\)|[*_~`[\]!]/g, '').length;

function alignmentOf(mark: string): Alignment {
  const text = mark.trim();
  if (!text.endsWith(':')) return 'start';
  return text.startsWith(':') ? 'center' : 'end';
}
