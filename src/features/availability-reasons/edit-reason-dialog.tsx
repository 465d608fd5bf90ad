import { useQueryClient } from '@tanstack/react-query';
import type { AvailabilityReason } from '~/api/availability-reasons';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useRecordEditForm } from '~/records/form/use-record-form';
import { getReasonAccess } from '~/resources/availability-reason-record';
import { useScope } from '~/session/scope-context';
import { createReasonFormConfig, ReasonFields } from './reason-fields';

interface EditReasonDialogProps {
  /**
   * The stored version at the time when the dialog was opened. Later versions are only compared with this version and
   * never replace it.
   */
  readonly reason: AvailabilityReason;
  readonly onClose: () => void;
}

export function EditReasonDialog({ reason, onClose }: EditReasonDialogProps) {
  const t = useT();
  const writing = useRecordEditForm({
    kind: createReasonFormConfig(t),
    draft: `availability reason ${reason.id}`,
    access: getReasonAccess(useQueryClient(), useScope(), reason.id),
    stored: reason,
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={t(m.availability_reasons_edit_title, { reason: reason.reason })}
      writing={writing}
      onClose={onClose}
    >
      {(readOnly) => <ReasonFields form={writing.form} ownId={reason.id} readOnly={readOnly} />}
    </RecordDialog>
  );
}
