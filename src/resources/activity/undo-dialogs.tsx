// The dialogs that the undo action of a toast opens.
import { getScopeKey } from '~/api/scope';
import type { ActivityEntry } from '~/records/activity/entry';
import type { UndoDialogsProps } from '~/records/activity/undo-action';
import { useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';

const UndoDialog = createLazyPart(() => import('./undo-dialog'), 'UndoDialog');
const UndoRunDialog = createLazyPart(() => import('./undo-run-dialog'), 'UndoRunDialog');

const NO_UNDOINGS = new Map<string, ActivityEntry>();

export function UndoDialogs({ entries, onClose, onUndone }: UndoDialogsProps) {
  const scope = useScope();
  const [first] = entries;
  // Renders nothing if the user switched to another workspace while the toast was shown.
  if (!first || first.place !== getScopeKey(scope)) return null;
  return (
    <LazyPartBoundary asked={entries}>
      {entries.length === 1 ? (
        <UndoDialog entry={first} onClose={onClose} onUndone={onUndone} />
      ) : (
        <UndoRunDialog entries={entries} undone={NO_UNDOINGS} onClose={onClose} />
      )}
    </LazyPartBoundary>
  );
}
