import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { deleteActivity } from '~/records/activity/store';
import { useScope } from '~/session/scope-context';
import { showSuccessToast } from '~/ui/notice/toast';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';

/** Asks for confirmation, then deletes the user's activity log for this workspace. */
export function DeleteActivityDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const scope = useScope();
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle');
  const confirm = async () => {
    setState('deleting');
    try {
      await deleteActivity(scope);
      showSuccessToast({ message: t(m.activity_delete_done) });
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <ConfirmDialog
      title={t(m.activity_delete_title)}
      confirmLabel={t(m.common_delete)}
      error={null}
      pending={state === 'deleting'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text size="sm">{t(m.activity_delete_text, { workspace: scope.name })}</Text>
      {state === 'failed' && (
        <Alert color="red" role="alert">
          {t(m.activity_delete_failed)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
