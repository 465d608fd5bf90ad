// What is typed on the empty line below a table is no row of it: a blank line comes between, and one before what follows.
import { syntaxTree } from '@codemirror/language';
import type { Transaction, TransactionSpec } from '@codemirror/state';
import { insertionOf } from '../insertion';
import { enclosing } from '../marks/enclosing';

/**
 * What has to be added to a change; null where it isn't below a table, or begins a row. Below one without outer bars any words may:
 * it is being written.
 */
export function belowTable(transaction: Transaction): Pick<TransactionSpec, 'changes' | 'selection'> | null {
  const state = transaction.startState;
  const only = insertionOf(transaction);
  if (!only || /^\s*(?:\||$)/.test(only.text)) return null;
  const line = state.doc.lineAt(only.at);
  if (line.number === 1 || line.text.trim() !== '') return null;
  const above = state.doc.line(line.number - 1);
  if (!above.text.trimStart().startsWith('|')) return null;
  const table = enclosing(syntaxTree(state), above.to, -1, ({ name }) => name === 'Table');
  if (table?.parent?.name !== 'Document' || table.to !== above.to) return null;
  const isFollowed = line.number < state.doc.lines && state.doc.line(line.number + 1).text.trim() !== '';
  const end = line.to + only.text.length;
  return {
    changes: [{ from: line.from, insert: '\n' }, ...(isFollowed ? [{ from: end, insert: '\n' }] : [])],
    selection: { anchor: only.at + only.text.length + 1 },
  };
}
