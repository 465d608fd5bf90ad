// What is typed, pasted, dropped or deleted in a cell leaves the rows of its table whole: a bar would begin another cell, and
// a line break another row. The public page drops what is in a cell too many.

import { syntaxTree } from '@codemirror/language';
import {
  ChangeSet,
  type ChangeSpec,
  EditorState,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { insertionOf } from '../insertion';
import { enclosing } from '../marks/enclosing';
import { acrossCells, dragsBars } from './table-across';
import { inCell, markBefore } from './table-cell-text';
import { outerBars } from './table-outer-bars';
import { type SlotPlace, slotAround } from './table-place';
import { slotsOf } from './table-rows';

/** What people do to a text themselves: commands know what they do to a table. */
const BY_HAND = ['input.type', 'input.paste', 'input.drop', 'move.drop', 'delete'];

/** Part of the same change, so that one step back takes both away. Only the row around the change is looked at. */
export const wholeRows = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged) return transaction;
  if (transaction.isUserEvent('input.type.compose')) return [transaction, composedLine(transaction)];
  if (!BY_HAND.some((event) => transaction.isUserEvent(event))) return transaction;
  if (transaction.isUserEvent('move.drop') && dragsBars(transaction)) return [];
  const below = transaction.isUserEvent('input.type') ? belowTable(transaction) : null;
  if (below) return [transaction, { ...below, sequential: true }];
  const repair = acrossCells(transaction) ?? { changes: repairs(transaction) };
  const { newDoc, startState, newSelection } = transaction;
  const mended = ChangeSet.of(repair.changes ?? [], newDoc.length);
  const head = repair.selection?.anchor ?? mended.mapPos(newSelection.main.head);
  const all = transaction.changes.compose(mended);
  const bars = outerBars(startState, all, mended.apply(newDoc), head);
  if (mended.empty && !bars) return transaction;
  return [transaction, { ...repair, sequential: true }, { ...bars, sequential: true }];
});

/**
 * What an input method composes belongs to it until it is settled, but for the line break that the browser leaves in a
 * cell without blanks where a composition is called off.
 */
function composedLine({ startState, changes }: Transaction) {
  const made: ChangeSpec[] = [];
  changes.iterChanges((from, to, start, end, inserted) => {
    if (inserted.lines === 1 || !slotAround(startState, from, to)) return;
    made.push({ from: start, to: end, insert: inserted.toString().replaceAll('\n', '') });
  });
  return { changes: made, sequential: true };
}

/** What has to be changed once more, in the text after the transaction. */
function repairs({ startState: state, changes }: Transaction): ChangeSpec[] {
  const made: ChangeSpec[] = [];
  changes.iterChanges((from, to, start, end, inserted) => {
    const place = slotAround(state, from, to);
    if (!place) return;
    const typed = inserted.toString();
    const before = state.sliceDoc(place.slot.from, from);
    const insert = typed === '|' && isOpen(place, from) ? typed : inCell(before, typed);
    if (insert !== typed) made.push({ from: start, to: end, insert });
    const mark = markBefore(state, place.slot, to, before + insert);
    if (mark) made.push({ from: end, insert: mark });
  });
  return made;
}

/** At the end of a row that somebody is writing a bar ends the last cell, or begins one that the row still lacks. */
function isOpen({ row }: SlotPlace, at: number): boolean {
  const header = row.parent?.firstChild ?? row;
  const isBarred = row.firstChild?.name === 'TableDelimiter';
  return at === row.to && (isBarred || slotsOf(row).length < slotsOf(header).length);
}

/**
 * Separates text typed on the empty line below a table from the table by blank lines. Returns null if the text begins a row.
 * Tables without outer pipes are left alone, because any text could be their next row.
 */
function belowTable(transaction: Transaction): Pick<TransactionSpec, 'changes' | 'selection'> | null {
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
