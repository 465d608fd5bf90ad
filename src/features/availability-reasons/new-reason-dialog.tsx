import { useQueryClient } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { getReasonCreationRules } from '~/resources/availability-reason-record';
import { useScope } from '~/session/scope-context';
import { createReasonFormConfig, ReasonFields } from './reason-fields';

/** Creates a reason in a dialog: from the command palette, or while the list can't be loaded. */
export function NewReasonDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const writing = useNewRecordForm({
    kind: createReasonFormConfig(t),
    draft: 'new availability reason',
    access: getReasonCreationRules(useQueryClient(), useScope()),
    start: { reason: '', emoji: '' },
    onDone: onClose,
  });
  return (
    <RecordDialog title={t(m.availability_reasons_new)} writing={writing} onClose={onClose}>
      {(readOnly) => <ReasonFields form={writing.form} ownId={null} readOnly={readOnly} />}
    </RecordDialog>
  );
}
