import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CannedResponse } from '~/api/canned-responses';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useSaveRecord } from '~/records/use-save-record';
import { sameValues } from '~/records/values';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { CopyButton } from '~/ui/copy-button';
import { setFieldErrors } from '~/ui/field-errors';
import { fillForm } from '~/ui/fill-form';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { RestoredNotice } from '~/ui/restored-notice';
import { useFormValues } from '~/ui/use-form-values';
import { CannedResponseConflict } from './canned-response-conflict';
import {
  CANNED_RESPONSE_FIELD_NAMES,
  CannedResponseFields,
  cannedResponseSchema,
} from './canned-response-fields';
import { type CannedResponseValues, cannedResponseAccess, valuesOf } from './canned-response-record';

interface EditCannedResponseProps {
  /** As it was when it was opened: a newer one from the platform is compared, never imposed. */
  readonly response: CannedResponse;
  /** Null: nothing differed, so nothing was sent. */
  readonly onSaved: (saved: Saved<CannedResponse> | null) => void;
  readonly onClose: () => void;
}

const values = z.readonly(z.object({ short_code: z.string(), content: z.string() }));
/** A form as this browser keeps it, with the version that it was begun on. */
const keptForm = z.object({ initial: values, typed: values });

export function EditCannedResponse({ response, onSaved, onClose }: EditCannedResponseProps) {
  const t = useT();
  const scope = useScope();
  const [opened, setOpened] = useState<CannedResponseValues>(() => valuesOf(response));
  const form = useForm<CannedResponseValues>({
    defaultValues: opened,
    resolver: standardSchemaResolver(cannedResponseSchema(t)),
  });
  const typed = useFormValues(form);
  const access = cannedResponseAccess(useQueryClient(), scope, response, typed.short_code);
  const isDirty = !sameValues(opened, typed, access.comparisons);
  const place = formDraftKey(scope, `canned response ${response.id}`);
  const restart = (initial: CannedResponseValues, shown: CannedResponseValues) => {
    setOpened(initial);
    fillForm(form, shown);
  };
  const restoredFrom = usePersistedForm({
    place,
    typed: isDirty ? { initial: opened, typed } : null,
    read: (kept) => keptForm.safeParse(kept).data ?? null,
    restore: (kept) => restart(kept.initial, kept.typed),
  });
  const close = () => {
    void dropFormDraft(place);
    onClose();
  };
  const end = (saved: Saved<CannedResponse> | null) => {
    void dropFormDraft(place);
    onSaved(saved);
  };
  const { state, save, saveOverPresent, checkAgain } = useSaveRecord(access, opened, {
    onSaved: end,
    onUnchanged: () => end(null),
    onRefused: (error) => setFieldErrors(form, error, CANNED_RESPONSE_FIELD_NAMES, t),
  });
  const pending = isPending(state);
  return (
    <FormDialog
      title={t(m.canned_responses_edit_title, { short_code: opened.short_code })}
      isDirty={isDirty}
      pending={pending}
      onClose={close}
    >
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(m.common_save)}
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          onCancel={requestClose}
        >
          {restoredFrom !== null && (
            <RestoredNotice
              at={restoredFrom}
              onDiscard={() => restart(valuesOf(response), valuesOf(response))}
            />
          )}
          {/* What is found out next may close the form: nothing is typed meanwhile that would be lost with it. */}
          <CannedResponseFields form={form} readOnly={pending || state.step === 'unknown'} />
          <SaveNotice
            state={state}
            purpose="save"
            onCheckAgain={() => void checkAgain()}
            conflict={(present) => (
              <CannedResponseConflict
                present={present}
                typed={typed}
                onSaveMine={() => void saveOverPresent(typed, present)}
                onUseCurrent={close}
              />
            )}
            gone={
              <CopyButton
                value={typed.content}
                label={t(m.records_copy_mine)}
                copiedLabel={t(m.records_copied)}
                describedAs={t(m.records_copy_mine)}
              />
            }
          />
        </FormShell>
      )}
    </FormDialog>
  );
}
