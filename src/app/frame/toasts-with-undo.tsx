// The container of toasts, and the dialogs that the toasts' undo action opens.
import { UndoDialogsContext } from '~/records/activity/undo-action';
import { UndoDialogs } from '~/resources/activity/undo-dialogs';
import { Toasts } from '~/ui/notice/toast';

export function ToastsWithUndo() {
  return (
    <UndoDialogsContext value={UndoDialogs}>
      <Toasts />
    </UndoDialogsContext>
  );
}
