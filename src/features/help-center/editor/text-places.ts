// Where the handles over the text stand: at the row and the column of the table that the cursor is in, and beside an empty
// line. They are drawn into a layer that scrolls with the text.
import { syntaxTree } from '@codemirror/language';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { isLiteralAt } from '../popup/typed-slash';
import { domElement } from './dom-element';
import { type TablePlace, tablePlace } from './tables/table-place';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels of the layer. */
export interface TableBox extends Box, Pick<TablePlace, 'row' | 'column' | 'columns'> {
  readonly rows: number;
  readonly rowTop: number;
  readonly rowHeight: number;
  readonly columnLeft: number;
  readonly columnWidth: number;
  /** Its last row is in sight, or near. */
  readonly hasEnd: boolean;
  /** There is room at its side for what adds a column. */
  readonly hasSide: boolean;
}

export interface TextPlaces {
  readonly table: TableBox | null;
  /** An empty line with room for a button before it. */
  readonly line: Pick<Box, 'left' | 'top' | 'height'> | null;
}

const NOTHING: TextPlaces = { table: null, line: null };
/** Beside a table, and before a line, in pixels. */
const SIDE = 28;

/** Calls with the layer once, and with the places each time they change. Of the text only what is at the cursor is measured. */
export const textPlaces = (
  onLayer: (layer: HTMLElement | null) => void,
  onPlaces: (places: TextPlaces) => void,
) =>
  ViewPlugin.fromClass(
    class {
      private readonly layer = domElement('div', { className: 'cm-handles' });
      private places = '';
      /** Something changed while the text had the focus, and isn't measured yet. */
      private isAsked = false;

      constructor(view: EditorView) {
        view.scrollDOM.append(this.layer);
        onLayer(this.layer);
        this.measure(view);
      }

      update({ view, docChanged, selectionSet, geometryChanged, focusChanged }: ViewUpdate): void {
        if (docChanged || selectionSet || geometryChanged || focusChanged) this.measure(view);
      }

      destroy(): void {
        this.layer.remove();
        onLayer(null);
      }

      /** While one of the handles is used, they stay where they are, once they stand where the text's last key put them. */
      private measure(view: EditorView): void {
        this.isAsked ||= view.hasFocus;
        view.requestMeasure({
          key: this,
          read: () => (this.isAsked || view.hasFocus ? placesOf(view) : null),
          write: (places) => {
            this.isAsked = false;
            const written = JSON.stringify(places);
            if (!places || written === this.places) return;
            this.places = written;
            onPlaces(places);
          },
        });
      }
    },
  );

function placesOf(view: EditorView): TextPlaces {
  const { state } = view;
  if (state.readOnly) return NOTHING;
  const table = tablePlace(state);
  return { table: table && tableBox(view, table), line: table ? null : emptyLine(view) };
}

/** From the page to the layer. */
function origin(view: EditorView) {
  const { left, top } = view.scrollDOM.getBoundingClientRect();
  const { scrollLeft, scrollTop, clientWidth } = view.scrollDOM;
  return { x: scrollLeft - left, y: scrollTop - top, width: clientWidth };
}

function lineAt(view: EditorView, at: number): HTMLElement | null {
  if (at < view.viewport.from || at > view.viewport.to) return null;
  const { node } = view.domAtPos(at);
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('.cm-line') ?? null;
}

const cellsIn = (line: HTMLElement | null): readonly DOMRect[] =>
  [...(line?.querySelectorAll(':scope > .cm-cell') ?? [])].map((cell) => cell.getBoundingClientRect());

function tableBox(view: EditorView, { rows, row, column, columns }: TablePlace): TableBox | null {
  const [first, here, last] = [rows[0], rows[row], rows.at(-1)];
  const cells = cellsIn(here ? lineAt(view, here.from) : null);
  const [start, cell, end] = [cells[0], cells[column], cells.at(-1)];
  if (!first || !last || !start || !cell || !end) return null;
  const { x, y, width } = origin(view);
  const top = y + view.documentTop + view.lineBlockAt(first.from).top;
  const bottom = cellsIn(lineAt(view, last.from))[0]?.bottom;
  return {
    row,
    column,
    columns,
    rows: rows.length,
    left: x + start.left,
    top,
    width: end.right - start.left,
    height: y + (bottom ?? cell.bottom) - top,
    rowTop: y + cell.top,
    rowHeight: cell.height,
    columnLeft: x + cell.left,
    columnWidth: cell.width,
    hasEnd: bottom !== undefined,
    hasSide: x + end.right + SIDE <= width,
  };
}

function emptyLine(view: EditorView): TextPlaces['line'] {
  const { state } = view;
  const { empty, head } = state.selection.main;
  const { text, from } = state.doc.lineAt(head);
  const line =
    empty && text.trim() === '' && !isLiteralAt(syntaxTree(state), from) ? lineAt(view, from) : null;
  if (!line) return null;
  const { x, y } = origin(view);
  const { top, height, left } = line.getBoundingClientRect();
  const start = x + left + Number.parseFloat(getComputedStyle(line).paddingLeft) - SIDE;
  return start < 0 ? null : { left: start, top: y + top, height };
}
