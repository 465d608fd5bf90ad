// A row of a table as it will look, in place of its line.
import { WidgetType } from '@codemirror/view';
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
    const row = document.createElement('span');
    row.className = this.header ? 'cm-row cm-row-header' : 'cm-row';
    row.style.gridTemplateColumns = this.columns.widths.map((width) => `minmax(4.5em, ${width}fr)`).join(' ');
    this.columns.widths.forEach((_, column) => {
      const cell = document.createElement('span');
      cell.className = 'cm-cell';
      cell.dir = 'auto';
      cell.style.textAlign = this.columns.alignments[column] ?? 'start';
      cell.append(inlineElements(this.cells[column] ?? '', this.surroundings));
      row.append(cell);
    });
    return row;
  }

  override ignoreEvent() {
    return false;
  }
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
