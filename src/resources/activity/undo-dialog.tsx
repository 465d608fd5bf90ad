// Undoes one entry, in the way that its kind has.
import { useQueryClient } from '@tanstack/react-query';
import type { ActivityEntry } from '~/records/activity/entry';
import { wayBack } from '~/records/activity/way-back';
import { useScope } from '~/session/scope-context';
import { getResource } from '../resources';
import { CreateAgainDialog } from './create-again-dialog';
import { RemoveCreated } from './remove-created';
import { RestoreDialog } from './restore-dialog';

interface UndoDialogProps {
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
  /** The record has its former values again. */
  readonly onUndone?: (() => void) | undefined;
}

export function UndoDialog({ entry, onClose, onUndone }: UndoDialogProps) {
  const about = [useQueryClient(), useScope(), entry] as const;
  const resource = getResource(entry.kind);
  const access = resource?.access?.(...about);
  if (!resource || !access) return null;
  const dialog = { entry, onClose, publishCheck: resource.publishCheck };
  switch (wayBack(entry).way) {
    case 'restore':
      return <RestoreDialog access={access} onUndone={onUndone} {...dialog} />;
    case 'create-again': {
      const creation = resource.creation?.(...about);
      const { emptyValues } = resource;
      return creation && emptyValues ? (
        <CreateAgainDialog creation={creation} emptyValues={emptyValues} {...dialog} />
      ) : null;
    }
    case 'remove':
      return (
        <RemoveCreated
          access={access}
          question={(stored) => resource.deleteQuestion?.(stored, entry, onClose)}
          {...dialog}
        />
      );
    case 'none':
      return null;
  }
}
