import { useQueryClient } from '@tanstack/react-query';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useRecordEditForm } from '~/records/form/use-record-form';
import { getCannedResponseAccess } from '~/resources/canned-response-record';
import { useScope } from '~/session/scope-context';
import { CopyButton } from '~/ui/notice/copy-button';
import { CannedResponseFields, createCannedResponseFormConfig } from './canned-response-fields';

interface EditCannedResponseDialogProps {
  /**
   * The version that was stored when the dialog opened. Later stored versions are compared with it but never replace
   * it.
   */
  readonly response: CannedResponse;
  readonly onStored?: (stored: CannedResponse) => void;
  readonly onShow?: (stored: CannedResponse) => void;
  readonly onClose: () => void;
}

export function EditCannedResponseDialog({
  response,
  onStored,
  onShow,
  onClose,
}: EditCannedResponseDialogProps) {
  const t = useT();
  const writing = useRecordEditForm({
    kind: createCannedResponseFormConfig(t),
    draft: `canned response ${response.id}`,
    access: getCannedResponseAccess(useQueryClient(), useScope(), response),
    stored: response,
    onStored,
    onDone: onClose,
    onShow,
  });
  return (
    <RecordDialog
      title={t(m.canned_responses_edit_title, { short_code: writing.opened.short_code })}
      writing={writing}
      gone={
        <CopyButton
          value={writing.typed.content}
          label={t(m.records_copy_mine)}
          copiedLabel={t(m.common_copied)}
          describedAs={t(m.records_copy_mine)}
        />
      }
      onClose={onClose}
    >
      {(readOnly) => <CannedResponseFields form={writing.form} ownId={response.id} readOnly={readOnly} />}
    </RecordDialog>
  );
}
