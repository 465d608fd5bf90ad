import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/form/delete-dialog';
import type { RecordRemoval } from '~/records/remove-record';

interface DeleteArticleDialogProps {
  readonly title: string;
  readonly access: RecordRemoval;
  readonly onGone?: () => void;
  readonly onClose: () => void;
}

export function DeleteArticleDialog({ title, ...dialog }: DeleteArticleDialogProps) {
  const t = useT();
  return (
    <DeleteDialog title={t(m.help_center_delete_title, { title })} name={title} {...dialog}>
      <Text size="sm" className="raw-text">
        {t(m.help_center_delete_text, { title })}
      </Text>
    </DeleteDialog>
  );
}
