// Tells what was done in a corner, with the way back from it where this browser noted it.
import { lazyRouteComponent } from '@tanstack/react-router';
import { type Scope, scopeKey } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { ActivityEntry, ActivityKind } from '~/records/activity/entry';
import { notedSoFar } from '~/records/activity/note-write';
import { isRecreation, wayBack } from '~/records/activity/way-back';
import { tellSuccess } from '~/records/record-toasts';
import { useScope } from '~/session/scope-context';
import { LazyParts } from '~/ui/page/lazy-parts';

const UndoDialog = lazyRouteComponent(() => import('./undo-dialog'), 'UndoDialog');
const UndoRunDialog = lazyRouteComponent(() => import('./undo-run-dialog'), 'UndoRunDialog');

/** A run, or the last write of one record. */
type Done = { readonly run: string } | { readonly kind: ActivityKind; readonly record: number };

const entriesOf = (entries: readonly ActivityEntry[], done: Done): readonly ActivityEntry[] =>
  'run' in done
    ? entries.filter(({ run }) => run === done.run)
    : entries.filter(({ kind, record }) => kind === done.kind && record === String(done.record)).slice(0, 1);

/** `onUndone`: the record has its former values again. */
export async function showUndoable(
  t: T,
  scope: Scope,
  message: string,
  done: Done,
  onUndone?: () => void,
): Promise<void> {
  const entries = entriesOf(await notedSoFar(scope), done);
  const ways = entries.map((entry) => wayBack(entry));
  tellSuccess(scope, {
    message,
    ...(ways.some(({ way }) => way !== 'none') && {
      action: {
        label: t(isRecreation(ways) ? m.records_create_again : m.common_undo),
        dialog: (onClose) => <Undoing entries={entries} onClose={onClose} onUndone={onUndone} />,
      },
    }),
  });
}

interface UndoingProps {
  readonly entries: readonly ActivityEntry[];
  readonly onClose: () => void;
  readonly onUndone: (() => void) | undefined;
}

const NOTHING_UNDONE = new Map<string, ActivityEntry>();

function Undoing({ entries, onClose, onUndone }: UndoingProps) {
  const scope = useScope();
  const [first] = entries;
  // A toast may outlive its workspace.
  if (!first || first.place !== scopeKey(scope)) return null;
  return (
    <LazyParts asked={entries}>
      {entries.length === 1 ? (
        <UndoDialog entry={first} onClose={onClose} onUndone={onUndone} />
      ) : (
        <UndoRunDialog entries={entries} undone={NOTHING_UNDONE} onClose={onClose} />
      )}
    </LazyParts>
  );
}
