// A row of a table as it will look, in place of its line.
import { WidgetType } from '@codemirror/view';
import { domElement } from './dom-element';
import type { EditorSurroundings } from './editor-texts';
import { inlineElements } from './inline-elements';
import type { Columns } from './table-rows';

export class TableRowWidget extends WidgetType {
  constructor(
    private readonly cells: readonly string[],
    private readonly columns: Columns,
    private readonly header: boolean,
    private readonly surroundings: EditorSurroundings,
  ) {
    super();
  }

  override eq(other: TableRowWidget) {
    return (
      other.header === this.header &&
      other.surroundings === this.surroundings &&
      sameItems(other.cells, this.cells) &&
      sameItems(other.columns.widths, this.columns.widths) &&
      sameItems(other.columns.alignments, this.columns.alignments)
    );
  }

  override toDOM() {
    const { widths, alignments } = this.columns;
    const cells = alignments.map((alignment, column) => {
      const content = inlineElements(this.cells[column] ?? '', this.surroundings);
      const cell = domElement('span', { className: 'cm-cell', dir: 'auto' }, ...content);
      cell.style.textAlign = alignment;
      return cell;
    });
    const row = domElement('span', { className: this.header ? 'cm-row cm-row-header' : 'cm-row' }, ...cells);
    row.style.gridTemplateColumns = widths.map((width) => `minmax(4.5em, ${width}fr)`).join(' ');
    return row;
  }

  override ignoreEvent() {
    return false;
  }
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
