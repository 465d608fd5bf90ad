import { useQueryClient } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useNewForm } from '~/records/form/use-record-form';
import { getReasonCreation } from '~/resources/availability-reason-record';
import { useScope } from '~/session/scope-context';
import { createReasonFormConfig, ReasonFields } from './reason-fields';

/** Creates a reason in a dialog: from the command palette, or while the list can't be loaded. */
export function NewReason({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const writing = useNewForm({
    kind: createReasonFormConfig(t),
    draft: 'new availability reason',
    access: getReasonCreation(useQueryClient(), useScope()),
    start: { reason: '', emoji: '' },
    onDone: onClose,
  });
  return (
    <RecordDialog title={t(m.availability_reasons_new)} writing={writing} onClose={onClose}>
      {(readOnly) => <ReasonFields form={writing.form} ownId={null} readOnly={readOnly} />}
    </RecordDialog>
  );
}
