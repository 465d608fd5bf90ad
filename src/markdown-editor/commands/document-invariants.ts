// Keeps the document expressible in Markdown: joins adjacent lists of the same kind, and gives every table one header
// row and an alignment for each column.

import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { canJoin } from '../markdown/normalize-document-node';
import type { TextRange } from '../markdown/text-edits';
import { nodeTypes } from '../schema/schema';

const invariantsKey = new PluginKey('document-invariants');

/** Returns the range in which a document differs from the previous one. */
function findChange(before: Node, after: Node): TextRange | null {
  const from = before.content.findDiffStart(after.content);
  if (from === null) return null;
  const end = before.content.findDiffEnd(after.content);
  return { from, to: Math.max(end?.b ?? from, from) };
}

function fixTable(tr: Transaction, table: Node, position: number): void {
  const width = table.firstChild?.childCount ?? 0;
  table.descendants((node, offset, parent, index) => {
    if (node.type === nodeTypes.table_row) return true;
    const type = parent === table.firstChild ? nodeTypes.table_header : nodeTypes.table_cell;
    if (index !== undefined && node.type !== type) tr.setNodeMarkup(position + 1 + offset, type);
    return false;
  });
  const { align } = table.attrs;
  if (align.length !== width)
    tr.setNodeAttribute(
      position,
      'align',
      Array.from({ length: width }, (_, column) => align[column] ?? ''),
    );
}

/** Fixes the tables that overlap a range. Returns the positions in the range where adjacent lists must be joined. */
function fixTables(tr: Transaction, { from, to }: TextRange): readonly number[] {
  const joints: number[] = [];
  const { doc } = tr;
  doc.nodesBetween(
    Math.max(0, from - 2),
    Math.min(doc.content.size, to + 2),
    (node, position, parent, index) => {
      const next = parent?.maybeChild(index + 1);
      if (next && canJoin(node, next)) joints.push(position + node.nodeSize);
      if (node.type === nodeTypes.table) fixTable(tr, node, position);
      return node.type !== nodeTypes.table && !node.isTextblock;
    },
  );
  return joints;
}

export const documentInvariantsPlugin: Plugin = new Plugin({
  key: invariantsKey,
  appendTransaction: (transactions, before, state) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const change = findChange(before.doc, state.doc);
    if (!change) return null;
    const { tr } = state;
    for (const joint of fixTables(tr, change).toReversed()) tr.join(joint);
    return tr.docChanged ? tr : null;
  },
});
