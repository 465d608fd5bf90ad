import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AvailabilityReason } from '~/api/availability-reasons';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/form/delete-dialog';
import { getReasonRemoval } from '~/resources/availability-reason-record';
import { useScope } from '~/session/scope-context';

interface DeleteReasonDialogProps {
  readonly reason: AvailabilityReason;
  readonly onClose: () => void;
}

export function DeleteReasonDialog({ reason: stored, onClose }: DeleteReasonDialogProps) {
  const t = useT();
  const { reason } = stored;
  const access = getReasonRemoval(useQueryClient(), useScope(), stored);
  return (
    <DeleteDialog
      title={t(m.availability_reasons_delete_title, { reason })}
      name={reason}
      access={access}
      onClose={onClose}
    >
      <Text size="sm">{t(m.availability_reasons_delete_text)}</Text>
    </DeleteDialog>
  );
}
