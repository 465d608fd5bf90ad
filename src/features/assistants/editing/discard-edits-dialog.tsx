import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showSuccessToast } from '~/ui/notice/toast';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { useAssistantEditing } from './editing-context';
import { notifyEditsStored } from './work-store';

/** Asks for confirmation before unsaved edits are discarded. A notification then offers to restore them. */
export function DiscardEditsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { handle, changes } = useAssistantEditing();
  const discard = () => {
    const { edits } = handle.get();
    handle.discard();
    onClose();
    showSuccessToast({
      message: t(m.assistants_discarded),
      actions: [
        {
          label: t(m.common_undo),
          onClick: () => void handle.restore(edits, Date.now()).then(notifyEditsStored),
        },
      ],
    });
  };
  return (
    <ConfirmDialog
      title={t(m.assistants_discard_title)}
      confirmLabel={t(m.common_discard)}
      error={null}
      pending={false}
      onConfirm={discard}
      onClose={onClose}
    >
      <Text size="sm">{t(m.assistants_discard_text, { count: changes.length })}</Text>
    </ConfirmDialog>
  );
}
