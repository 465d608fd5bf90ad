import { dropForm, formPlace } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { CannedResponseForm } from './canned-response-form';
import { SaveNotice } from './save-notice';
import type { Outcome } from './save-state';
import { useCreation } from './use-creation';

interface NewCannedResponseProps {
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

const NOTHING = { short_code: '', content: '' };

export function NewCannedResponse({ onDone, onClose }: NewCannedResponseProps) {
  const t = useT();
  const place = formPlace(useScope(), 'new canned response');
  const forget = () => void dropForm(place);
  const { state, save, findOut } = useCreation((outcome) => {
    forget();
    onDone(outcome);
  });
  return (
    <CannedResponseForm
      title={t(m.canned_responses_create_title)}
      submitLabel={t(m.common_create)}
      place={place}
      initial={NOTHING}
      state={state}
      onSave={save}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      {(typed) => (
        <SaveNotice state={state} typed={typed} purpose="create" onLookUp={() => void findOut(typed)} />
      )}
    </CannedResponseForm>
  );
}
