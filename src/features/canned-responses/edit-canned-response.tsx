import { useState } from 'react';
import type { CannedResponse } from '~/api/canned-responses';
import { dropForm, formPlace } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { CannedResponseForm } from './canned-response-form';
import type { CannedResponseValues } from './changes';
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
  const [begunOn, setBegunOn] = useState<CannedResponseValues | null>(null);
  const opened = { ...response, ...begunOn };
  const { short_code, content } = opened;
  const place = formPlace(useScope(), `canned response ${response.id}`);
  const forget = () => void dropForm(place);
  const close = () => {
    forget();
    onClose();
  };
  const { state, save, saveUnseen, findOut } = useEdit(opened, (outcome) => {
    forget();
    onDone(outcome);
  });
  return (
    <CannedResponseForm
      title={t(m.canned_responses_edit_title, { short_code })}
      submitLabel={t(m.common_save)}
      place={place}
      initial={{ short_code, content }}
      onRestored={setBegunOn}
      state={state}
      onSave={(values) => save(values)}
      onClose={close}
    >
      {(typed) => (
        <SaveNotice
          state={state}
          typed={typed}
          purpose="edit"
          onLookUp={() => void findOut(typed)}
          onOverwrite={(seen) => void save(typed, seen)}
          onSaveUnseen={() => void saveUnseen(typed)}
          onDiscard={close}
        />
      )}
    </CannedResponseForm>
  );
}
