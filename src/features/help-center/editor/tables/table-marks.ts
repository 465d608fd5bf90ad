// A table as a grid: as it will look where the cursor is elsewhere, and with its cells to type in where it is inside.
import { WidgetType } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { domElement } from '../dom-element';
import { editorSurroundings } from '../editor-texts';
import type { Pen } from '../marks/pen';
import { cellLook, TableRowWidget } from './table-row-widget';
import { type Cell, type Columns, cellsOf, columnsOf, isRow, slotsOf } from './table-rows';

/** A cell that isn't written, or has no place between its bars. */
class EmptyCell extends WidgetType {
  constructor(private readonly look: string) {
    super();
  }
  override eq(other: EmptyCell) {
    return other.look === this.look;
  }
  override toDOM() {
    return domElement('span', { className: this.look });
  }
  override ignoreEvent() {
    return false;
  }
}

const MOST_COLUMNS = 100;

/** No page shows so many columns, and each cell of each row would be drawn: such a table stays as it is written. */
function isTooWide({ state }: Pen, table: SyntaxNode): boolean {
  const delimiter = table.getChild('TableDelimiter');
  return delimiter !== null && state.sliceDoc(delimiter.from, delimiter.to).split('|').length > MOST_COLUMNS;
}

export function drawTable(pen: Pen, { node, from, to }: SyntaxNodeRef): void {
  const isTypedIn = pen.shows({ from, to });
  pen.tableTo = to;
  if (isTooWide(pen, node)) return;
  const columns = columnsOf(pen.state, node);
  const last = lastRow(node);
  if (last && pen.inRange(last)) pen.lines({ from: last.to, to: last.to }, 'cm-table-last');
  for (let row = node.firstChild; row; row = row.nextSibling) {
    if (!pen.inRange(row)) continue;
    if (row.name === 'TableDelimiter') {
      pen.lines(row, 'cm-hidden-line');
      pen.hide(row.from, row.to);
    } else if (isRow(row)) {
      // The indent of a list is as wide before every row; a quote has its line instead of its marks.
      const { from: start, text } = pen.state.doc.lineAt(row.from);
      const isQuoted = text.slice(0, row.from - start).includes('>');
      pen.mark({ from: start, to: row.from }, isQuoted ? 'cm-bar' : 'cm-row-prefix');
      if (isTypedIn) drawTypedRow(pen, row, columns);
      else drawRow(pen, row, columns);
    }
  }
}

function lastRow(table: SyntaxNode): SyntaxNode | null {
  let row = table.lastChild;
  while (row && !isRow(row)) row = row.prevSibling;
  return row;
}

const isHeader = (row: SyntaxNode) => row.name === 'TableHeader';

function drawRow(pen: Pen, row: SyntaxNode, columns: Columns): void {
  const cells = cellsOf(row).map(({ from, to }) => pen.state.sliceDoc(from, to));
  const surroundings = pen.state.facet(editorSurroundings);
  pen.lines(row, 'cm-table-line');
  pen.replace(row, new TableRowWidget(cells, columns, isHeader(row), surroundings));
}

function drawTypedRow(pen: Pen, row: SyntaxNode, columns: Columns): void {
  const { head } = pen.state.selection.main;
  const slots = slotsOf(row);
  pen.lines(row, isHeader(row) ? 'cm-typed-row cm-typed-header' : 'cm-typed-row');
  let at = row.from;
  slots.forEach(({ from, to }: Cell, column) => {
    const isHere = from <= head && head <= to;
    const look = `${cellLook(columns, column)}${isHere ? ' cm-cell-here' : ''}`;
    pen.mark({ from: at, to: from }, 'cm-bar');
    if (from < to) pen.mark({ from, to }, look, true);
    else pen.put(from, new EmptyCell(look));
    const text = pen.state.sliceDoc(from, to);
    if (/^ .*\S/.test(text)) pen.mark({ from, to: from + 1 }, 'cm-cell-blank');
    if (/\S.* $/.test(text)) pen.mark({ from: to - 1, to }, 'cm-cell-blank');
    at = to;
  });
  pen.mark({ from: at, to: row.to }, 'cm-bar cm-bar-last');
  for (let column = slots.length; column < columns.widths.length; column++)
    pen.put(row.to, new EmptyCell(cellLook(columns, column)));
}
