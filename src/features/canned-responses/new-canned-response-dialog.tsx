import { useQueryClient } from '@tanstack/react-query';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { getCannedResponseCreation } from '~/resources/canned-response-record';
import { useScope } from '~/session/scope-context';
import { CannedResponseFields, createCannedResponseFormConfig } from './canned-response-fields';

interface NewCannedResponseDialogProps {
  /** The folder of the new response. Its path is prefilled as the start of the short code. */
  readonly folder?: string | undefined;
  readonly onStored?: (created: CannedResponse) => void;
  readonly onShow: (created: CannedResponse) => void;
  readonly onClose: () => void;
}

export function NewCannedResponseDialog({ folder, onStored, onShow, onClose }: NewCannedResponseDialogProps) {
  const t = useT();
  const writing = useNewRecordForm({
    kind: createCannedResponseFormConfig(t),
    // Each folder has a separate draft, because the draft of another folder would replace the prefilled folder in the
    // short code.
    draft: folder ? `new canned response in ${folder}` : 'new canned response',
    access: getCannedResponseCreation(useQueryClient(), useScope()),
    start: { short_code: folder ? `${folder}/` : '', content: '' },
    onStored,
    onDone: onClose,
    onShow,
  });
  return (
    <RecordDialog title={t(m.canned_responses_new)} writing={writing} onClose={onClose}>
      {(readOnly) => <CannedResponseFields form={writing.form} ownId={null} readOnly={readOnly} />}
    </RecordDialog>
  );
}
