import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CannedResponse } from '~/api/canned-responses';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useCreateRecord } from '~/records/use-create-record';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { fillForm } from '~/ui/fill-form';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { RestoredNotice } from '~/ui/restored-notice';
import { useFormValues } from '~/ui/use-form-values';
import {
  CANNED_RESPONSE_FIELD_NAMES,
  CannedResponseFields,
  cannedResponseSchema,
} from './canned-response-fields';
import { type CannedResponseValues, newCannedResponseAccess } from './canned-response-record';

interface NewCannedResponseProps {
  readonly onCreated: (created: Saved<CannedResponse>) => void;
  readonly onClose: () => void;
}

const NOTHING: CannedResponseValues = { short_code: '', content: '' };
/** A form as this browser keeps it. */
const keptForm = z.object({ typed: z.readonly(z.object({ short_code: z.string(), content: z.string() })) });

export function NewCannedResponse({ onCreated, onClose }: NewCannedResponseProps) {
  const t = useT();
  const scope = useScope();
  const form = useForm<CannedResponseValues>({
    defaultValues: NOTHING,
    resolver: standardSchemaResolver(cannedResponseSchema(t)),
  });
  const typed = useFormValues(form);
  const isDirty = typed.short_code !== '' || typed.content !== '';
  const place = formDraftKey(scope, 'new canned response');
  const restoredFrom = usePersistedForm({
    place,
    typed: isDirty ? { typed } : null,
    read: (kept) => keptForm.safeParse(kept).data ?? null,
    restore: (kept) => fillForm(form, kept.typed),
  });
  const { state, create, checkAgain } = useCreateRecord(newCannedResponseAccess(useQueryClient(), scope), {
    onCreated: (created) => {
      void dropFormDraft(place);
      onCreated(created);
    },
    onRefused: (error) => setFieldErrors(form, error, CANNED_RESPONSE_FIELD_NAMES, t),
  });
  const pending = isPending(state);
  return (
    <FormDialog
      title={t(m.canned_responses_create_title)}
      isDirty={isDirty}
      pending={pending}
      onClose={() => {
        void dropFormDraft(place);
        onClose();
      }}
    >
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(m.common_create)}
          onSubmit={(event) => void form.handleSubmit(create)(event)}
          onCancel={requestClose}
        >
          {restoredFrom !== null && (
            <RestoredNotice at={restoredFrom} onDiscard={() => fillForm(form, NOTHING)} />
          )}
          {/* What is found out next may close the form: nothing is typed meanwhile that would be lost with it. */}
          <CannedResponseFields form={form} readOnly={pending || state.step === 'unknown'} />
          <SaveNotice state={state} purpose="creation-of-unique" onCheckAgain={() => void checkAgain()} />
        </FormShell>
      )}
    </FormDialog>
  );
}
