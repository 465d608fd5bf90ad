import type { Fragment, Node } from 'prosemirror-model';
import { nodeTypes } from './schema';

/**
 * Creates a table from rows of cells. Each cell is given as the content of its paragraph. The first row is the header.
 */
export const createTable = (
  rows: readonly (readonly (Node | Fragment | readonly Node[])[])[],
  align: readonly string[] = (rows[0] ?? []).map(() => ''),
): Node =>
  nodeTypes.table.create(
    { align },
    rows.map((cells, index) => {
      const type = index === 0 ? nodeTypes.table_header : nodeTypes.table_cell;
      return nodeTypes.table_row.create(
        null,
        cells.map((content) => type.create(null, content)),
      );
    }),
  );
