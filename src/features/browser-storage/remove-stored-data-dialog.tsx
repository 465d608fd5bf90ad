import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { removeStoredData, type StoredDataSummary } from '~/records/count-stored';
import { reloadLocalData } from '~/records/reload-local-data';
import { useScope } from '~/session/scope-context';
import { showSuccessToast } from '~/ui/notice/toast';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { STORED_KINDS } from './stored-kinds';

interface RemoveStoredDataDialogProps {
  /** The kind to remove, or null for all. */
  readonly contents: StoredDataSummary | null;
  readonly onClose: () => void;
}

export function RemoveStoredDataDialog({ contents, onClose }: RemoveStoredDataDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { person } = scope;
  const remove = async () => {
    setRemoving(true);
    await removeStoredData(person, contents ? [contents.name] : undefined);
    await reloadLocalData(queryClient, scope);
    showSuccessToast({ message: t(m.browser_storage_removed) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={
        contents
          ? t(m.browser_storage_remove_title, { name: t(STORED_KINDS[contents.name].title) })
          : t(m.browser_storage_remove_all_title)
      }
      confirmLabel={t(m.common_remove)}
      error={null}
      pending={isRemoving}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text size="sm">
        {contents
          ? t(m.browser_storage_remove_text, { count: contents.entries, person })
          : t(m.browser_storage_remove_all_text, { person })}
      </Text>
      {contents?.name === 'drafts' && <Text size="sm">{t(m.browser_storage_remove_drafts)}</Text>}
    </ConfirmDialog>
  );
}
