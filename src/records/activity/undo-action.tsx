// The toast action that undoes logged writes.
import { type ComponentType, createContext, useContext } from 'react';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { ToastAction } from '~/ui/notice/toast';
import type { ActivityEntry } from './entry';
import { findUndoMethod, isRecreation } from './find-undo-method';

export interface UndoDialogsProps {
  /** The entries to undo: one write, or the writes of a run. */
  readonly entries: readonly ActivityEntry[];
  readonly onClose: () => void;
  /** Called with the stored record after its previous values were restored. */
  readonly onUndone?: ((restored: unknown) => void) | undefined;
}

/**
 * The component that renders the undo dialogs. The page frame provides it, because the dialogs need the resources of
 * all kinds of records.
 */
export const UndoDialogsContext = createContext<ComponentType<UndoDialogsProps> | null>(null);

function UndoDialogsSlot(props: UndoDialogsProps) {
  const Dialogs = useContext(UndoDialogsContext);
  return Dialogs && <Dialogs {...props} />;
}

/** Returns the action that opens the undo dialog, or an empty list if none of the writes can be undone. */
export function createUndoActions(
  t: Translator,
  entries: readonly ActivityEntry[],
  onUndone?: UndoDialogsProps['onUndone'],
): readonly ToastAction[] {
  const ways = entries.map((entry) => findUndoMethod(entry));
  if (ways.every(({ way }) => way === 'none')) return [];
  return [
    {
      label: t(isRecreation(ways) ? m.records_create_again : m.common_undo),
      dialog: (onClose) => <UndoDialogsSlot entries={entries} onClose={onClose} onUndone={onUndone} />,
    },
  ];
}
