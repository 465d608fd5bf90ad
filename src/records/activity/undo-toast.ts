// Shows a toast about a completed write or run (a bulk operation), with an action that undoes it.
import type { Scope } from '~/api/scope';
import type { Translator } from '~/i18n/use-t';
import { reportSuccess } from '../record-toasts';
import type { ActivityEntry, ActivityKind } from './entry';
import { readLoggedEntries } from './log-write';
import { createUndoActions } from './undo-action';

/** Identifies the writes to undo: all writes of a run, or the last write of one record. */
type Completed = { readonly run: string } | { readonly kind: ActivityKind; readonly record: number };

/** Returns the entries to undo. `entries` are sorted newest first. */
const findEntries = (entries: readonly ActivityEntry[], completed: Completed): readonly ActivityEntry[] =>
  'run' in completed
    ? entries.filter(({ run }) => run === completed.run)
    : entries
        .filter(({ kind, record }) => kind === completed.kind && record === String(completed.record))
        .slice(0, 1);

/** Shows a toast with an undo action. `onUndone` is called after the previous values were restored. */
export async function showUndoToast(
  t: Translator,
  scope: Scope,
  message: string,
  completed: Completed,
  onUndone?: () => void,
): Promise<void> {
  const entries = findEntries(await readLoggedEntries(scope), completed);
  reportSuccess(scope, { message, actions: createUndoActions(t, entries, onUndone) });
}
