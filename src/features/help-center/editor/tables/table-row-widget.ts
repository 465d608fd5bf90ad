// A row of a table as it will look, in place of its line.
import { WidgetType } from '@codemirror/view';
import { domElement } from '../dom-element';
import type { EditorSurroundings } from '../editor-texts';
import { inlineElements } from '../marks/inline-elements';
import { type Columns, NARROWEST } from './table-rows';

/** The classes of a cell: the page's policy forbids styles of its own. */
export const cellLook = ({ widths, least, alignments }: Columns, column: number): string =>
  [
    'cm-cell',
    ...(column === 0 ? ['cm-cell-first'] : []),
    `cm-cell-${widths[column] ?? NARROWEST}`,
    ...(least?.[column] ? [`cm-cell-holds-${least[column]}`] : []),
    `cm-cell-${alignments[column] ?? 'start'}`,
  ].join(' ');

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
      sameItems(other.columns.least ?? [], this.columns.least ?? []) &&
      sameItems(other.columns.alignments, this.columns.alignments)
    );
  }

  override toDOM() {
    const cells = this.columns.widths.map((_, column) => {
      const content = inlineElements(this.cells[column] ?? '', this.surroundings);
      return domElement('span', { className: cellLook(this.columns, column), dir: 'auto' }, ...content);
    });
    return domElement('span', { className: this.header ? 'cm-row cm-row-header' : 'cm-row' }, ...cells);
  }

  override ignoreEvent() {
    return false;
  }
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
