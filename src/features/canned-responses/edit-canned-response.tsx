import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CannedResponseForm } from './canned-response-form';
import { SaveNotice } from './save-notice';
import type { Outcome } from './save-state';
import { useEdit } from './use-edit';

interface EditCannedResponseProps {
  /** As it was when it was opened: a newer one from the platform is compared, never imposed. */
  readonly response: CannedResponse;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

export function EditCannedResponse({ response, onDone, onClose }: EditCannedResponseProps) {
  const t = useT();
  const { short_code, content } = response;
  const { state, save, saveUnseen, findOut } = useEdit(response, onDone);
  return (
    <CannedResponseForm
      title={t(m.canned_responses_edit_title, { short_code })}
      submitLabel={t(m.common_save)}
      initial={{ short_code, content }}
      state={state}
      onSave={(values) => save(values)}
      onClose={onClose}
    >
      {(typed) => (
        <SaveNotice
          state={state}
          typed={typed}
          purpose="edit"
          onLookUp={() => void findOut(typed)}
          onOverwrite={(seen) => void save(typed, seen)}
          onSaveUnseen={() => void saveUnseen(typed)}
          onDiscard={onClose}
        />
      )}
    </CannedResponseForm>
  );
}
