// A line up or down in a table, into it and out of it: from text to text of its cells, never before or behind a row.
import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { enclosing } from '../marks/enclosing';
import type { Span } from '../marks/pen';
import { wordsBegin } from '../marks/quote-marks';
import { beginOf, slotAround } from './table-place';
import { cellsOf, isRow, slotsOf } from './table-rows';

interface RowTexts {
  readonly from: number;
  readonly texts: readonly Span[];
  /** The text of the cell that the place is in, or beside its blanks; undefined before, between and behind cells. */
  readonly here: Span | undefined;
}

/** The texts of the row that a place is on. */
function rowAt(state: EditorState, at: number): RowTexts | null {
  const on = (side: -1 | 1) => enclosing(syntaxTree(state), at, side, isRow);
  const line = state.doc.lineAt(at);
  const begin = line.from + wordsBegin(line.text);
  // Before a row in a quote or an item stands the mark of that.
  const row = on(1) ?? on(-1) ?? (at < begin ? enclosing(syntaxTree(state), begin, 1, isRow) : null);
  if (!row) return null;
  const texts = cellsOf(row).map((cell) => {
    const from = beginOf(state, cell);
    return { from, to: from + cell.to - cell.from };
  });
  const slot = slotAround(state, at, at)?.slot;
  return {
    from: row.from,
    texts,
    here: slot && texts[slotsOf(row).findIndex(({ from }) => from === slot.from)],
  };
}

const within = (at: number, from: number, to: number) => Math.min(Math.max(at, from), to);

/** Further than the padding of a cell, and not beyond its first line. */
const INTO_LINE = 12;

function elementAt(view: EditorView, at: number): Element | null {
  const { node } = view.domAtPos(at);
  return node instanceof Element ? node : node.parentElement;
}

/** A cursor in a cell as it stands at its text, in a column that the cell has. */
export function fromCell(view: EditorView, cursor: SelectionRange): SelectionRange {
  const here = rowAt(view.state, cursor.head)?.here;
  const cell = here && view.contentDOM.querySelector('.cm-cell-here')?.getBoundingClientRect();
  if (!here || !cell) return cursor;
  const head = within(cursor.head, here.from, here.to);
  const { left } = view.contentDOM.getBoundingClientRect();
  const goal = cursor.goalColumn ?? (view.coordsAtPos(head, -1)?.left ?? 0) - left;
  const column = within(goal, cell.left - left + 1, cell.right - left - 1);
  return EditorSelection.cursor(head, head === here.to ? -1 : cursor.assoc, undefined, column);
}

/**
 * How far up or down the next row is where a cursor is on the outermost line of its cell: the editor would take what is between for
 * the middle of what is beyond. Undefined elsewhere.
 */
export function distanceToRow(view: EditorView, { head, assoc }: SelectionRange, isForward: boolean) {
  const row = elementAt(view, head)?.closest('.cm-typed-row')?.getBoundingClientRect();
  const text = rowAt(view.state, head)?.here ?? { from: head, to: head };
  const here = view.coordsAtPos(head, assoc || 1);
  const end = isForward ? view.coordsAtPos(text.to, -1) : view.coordsAtPos(text.from, 1);
  if (!row || !here || !end || Math.abs(end.top - here.top) > INTO_LINE) return undefined;
  return INTO_LINE + (isForward ? row.bottom - here.bottom : here.top - row.top);
}

/** The column that a cursor is in, or was in before it came through shorter lines. */
export const columnOf = (view: EditorView, { head, assoc, goalColumn }: SelectionRange): number =>
  goalColumn ??
  (view.coordsAtPos(head, assoc || 1)?.left ?? 0) - view.contentDOM.getBoundingClientRect().left;

/** Where a cursor comes to stand that a line up or down leads beside a cell's text, or before or behind its row; null elsewhere. */
export function intoCell(view: EditorView, head: number, column: number, isForward: boolean): number | null {
  const row = rowAt(view.state, head);
  if (!row) return null;
  if (row.here) return within(head, row.here.from, row.here.to);
  const x = view.contentDOM.getBoundingClientRect().left + column;
  const cells = [...(elementAt(view, row.from)?.closest('.cm-line')?.querySelectorAll('.cm-cell') ?? [])];
  const before = cells.findLastIndex((cell) => cell.getBoundingClientRect().left <= x);
  const text = row.texts[Math.max(0, before)];
  return text ? (isForward ? text.from : text.to) : null;
}

/** A cursor that has come into a cell, in its column there. */
export function inColumn(view: EditorView, { head, goalColumn = 0 }: SelectionRange): number {
  const here = rowAt(view.state, head)?.here;
  const line = here && view.coordsAtPos(head, head === here.to ? -1 : 1);
  const x = view.contentDOM.getBoundingClientRect().left + goalColumn;
  const at = line && view.posAtCoords({ x, y: (line.top + line.bottom) / 2 }, false);
  return here && at ? within(at, here.from, here.to) : head;
}
