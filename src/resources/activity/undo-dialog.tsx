// The dialog that undoes one activity entry.
import { useQueryClient } from '@tanstack/react-query';
import type { ActivityEntry } from '~/records/activity/entry';
import { findUndoMethod } from '~/records/activity/find-undo-method';
import { useScope } from '~/session/scope-context';
import { getResource } from '../resources';
import { CreateAgainDialog } from './create-again-dialog';
import { RemoveCreatedDialog } from './remove-created-dialog';
import { RestoreDialog } from './restore-dialog';

interface UndoDialogProps {
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
  /** Called with the stored record after its previous values were restored. */
  readonly onUndone?: ((restored: unknown) => void) | undefined;
}

export function UndoDialog({ entry, onClose, onUndone }: UndoDialogProps) {
  const target = [useQueryClient(), useScope(), entry] as const;
  const resource = getResource(entry.kind);
  const access = resource?.access?.(...target);
  if (!resource || !access) return null;
  const dialog = { entry, onClose, publishCheck: resource.publishCheck };
  switch (findUndoMethod(entry).way) {
    case 'restore':
      return <RestoreDialog access={access} onUndone={onUndone} {...dialog} />;
    case 'create-again': {
      const creation = resource.creation?.(...target);
      const { emptyValues } = resource;
      return creation && emptyValues ? (
        <CreateAgainDialog creation={creation} emptyValues={emptyValues} {...dialog} />
      ) : null;
    }
    case 'remove':
      return (
        <RemoveCreatedDialog
          access={access}
          renderConfirmation={(stored) => resource.deleteQuestion?.(stored, entry, onClose)}
          {...dialog}
        />
      );
    case 'none':
      return null;
  }
}
