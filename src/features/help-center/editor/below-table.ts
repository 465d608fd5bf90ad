// What is typed on the empty line below a table is no row of it: a blank line comes between, and one before what follows.
import { syntaxTree } from '@codemirror/language';
import type { Transaction, TransactionSpec } from '@codemirror/state';
import { enclosing } from './enclosing';

/**
 * What has to be added to a change; null where it isn't below a table, or begins a row. Below one without outer bars any words may:
 * it is being written.
 */
export function belowTable({
  startState: state,
  changes,
}: Transaction): Pick<TransactionSpec, 'changes' | 'selection'> | null {
  const inserted: { readonly at: number; readonly text: string }[] = [];
  let isInsertion = true;
  changes.iterChanges((from, to, _start, _end, text) => {
    isInsertion &&= from === to;
    inserted.push({ at: from, text: text.toString() });
  });
  const [only] = inserted;
  if (!only || !isInsertion || inserted.length > 1 || /^\s*(?:\||$)/.test(only.text)) return null;
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
