// A toast about a completed write or run (a bulk operation). It offers an undo if the activity contains the entries.

import { getScopeKey, type Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { ActivityEntry, ActivityKind } from '~/records/activity/entry';
import { findUndoMethod, isRecreation } from '~/records/activity/find-undo-method';
import { readLoggedEntries } from '~/records/activity/log-write';
import { reportSuccess } from '~/records/record-toasts';
import { useScope } from '~/session/scope-context';
import { lazyPart } from '~/ui/page/lazy-part';
import { LazyParts } from '~/ui/page/lazy-parts';

const UndoDialog = lazyPart(() => import('./undo-dialog'), 'UndoDialog');
const UndoRunDialog = lazyPart(() => import('./undo-run-dialog'), 'UndoRunDialog');

/** Identifies the writes to undo: those of a run, or the last write of one record. */
type Completed = { readonly run: string } | { readonly kind: ActivityKind; readonly record: number };

/** Returns the entries to undo. `entries` are sorted newest first. */
const findEntries = (entries: readonly ActivityEntry[], completed: Completed): readonly ActivityEntry[] =>
  'run' in completed
    ? entries.filter(({ run }) => run === completed.run)
    : entries
        .filter(({ kind, record }) => kind === completed.kind && record === String(completed.record))
        .slice(0, 1);

/** Shows a toast with an undo action. `onUndone` is called after the former values were restored. */
export async function showUndoToast(
  t: T,
  scope: Scope,
  message: string,
  completed: Completed,
  onUndone?: () => void,
): Promise<void> {
  const entries = findEntries(await readLoggedEntries(scope), completed);
  const ways = entries.map((entry) => findUndoMethod(entry));
  reportSuccess(scope, {
    message,
    ...(ways.some(({ way }) => way !== 'none') && {
      action: {
        label: t(isRecreation(ways) ? m.records_create_again : m.common_undo),
        dialog: (onClose) => <UndoDialogs entries={entries} onClose={onClose} onUndone={onUndone} />,
      },
    }),
  });
}

interface UndoDialogsProps {
  readonly entries: readonly ActivityEntry[];
  readonly onClose: () => void;
  readonly onUndone: (() => void) | undefined;
}

const NO_UNDOINGS = new Map<string, ActivityEntry>();

function UndoDialogs({ entries, onClose, onUndone }: UndoDialogsProps) {
  const scope = useScope();
  const [first] = entries;
  // The toast may still be open after the user switched to another workspace.
  if (!first || first.place !== getScopeKey(scope)) return null;
  return (
    <LazyParts asked={entries}>
      {entries.length === 1 ? (
        <UndoDialog entry={first} onClose={onClose} onUndone={onUndone} />
      ) : (
        <UndoRunDialog entries={entries} undone={NO_UNDOINGS} onClose={onClose} />
      )}
    </LazyParts>
  );
}
