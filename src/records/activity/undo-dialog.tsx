// Undoes one entry, in the way that its kind has.
import { useQueryClient } from '@tanstack/react-query';
import { useScope } from '~/session/scope-context';
import { CreateAgainDialog } from './create-again-dialog';
import type { ActivityEntry } from './entry';
import { RemoveCreated } from './remove-created';
import { RestoreDialog } from './restore-dialog';
import { useKinds } from './use-kinds';
import { wayBack } from './way-back';

interface UndoDialogProps {
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
  /** The record has its former values again. */
  readonly onUndone?: (() => void) | undefined;
}

export function UndoDialog({ entry, onClose, onUndone }: UndoDialogProps) {
  const about = [useQueryClient(), useScope(), entry] as const;
  const kind = useKinds()?.[entry.kind];
  const dialog = { entry, onClose };
  switch (wayBack(entry).way) {
    case 'restore':
      return kind?.withAccess(about, (access, publishing) => (
        <RestoreDialog access={access} publishing={publishing} onUndone={onUndone} {...dialog} />
      ));
    case 'create-again':
      return kind?.withCreation(about, (creation, blank, publishing) => (
        <CreateAgainDialog creation={creation} blank={blank} publishing={publishing} {...dialog} />
      ));
    case 'remove':
      return kind?.withRemoval(about, (access, removing) => (
        <RemoveCreated access={access} removing={removing} {...dialog} />
      ));
    case 'none':
      return null;
  }
}
