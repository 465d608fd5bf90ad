// Where the cursor is after a step that puts it somewhere by itself: done again, the step would leave it where it was before.
import type { Transaction } from '@codemirror/state';

/** The transaction and, where history would put the cursor elsewhere, one more that tells history its place. */
export function withCursorAfter(transaction: Transaction): readonly Transaction[] {
  const { startState, state, changes, newSelection } = transaction;
  if (!transaction.isUserEvent('input.table') || startState.selection.map(changes, 1).eq(newSelection))
    return [transaction];
  return [transaction, state.update({ selection: newSelection })];
}
