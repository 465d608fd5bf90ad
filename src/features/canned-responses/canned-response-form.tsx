import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useKeptForm } from '~/drafts/use-kept-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { RestoredNotice } from '~/ui/restored-notice';
import { type CannedResponseValues, reads } from './changes';
import { isPending, type SaveState } from './save-state';

interface CannedResponseFormProps {
  readonly title: string;
  readonly submitLabel: string;
  /** What it is kept under while it is typed, from `formPlace`. */
  readonly place: string;
  readonly initial: CannedResponseValues;
  /** What a former visit typed is back, and was begun on this; null: it was discarded. */
  readonly onRestored?: (begunOn: CannedResponseValues | null) => void;
  readonly state: SaveState;
  /** Answers where the attempt ended, so that a refusal lands on its field. */
  readonly onSave: (values: CannedResponseValues) => Promise<SaveState>;
  readonly onClose: () => void;
  /** What became of the last attempt, where it needs more words than the fields have; `typed` is what they hold now. */
  readonly children: (typed: CannedResponseValues) => ReactNode;
}

const values = z.readonly(z.object({ short_code: z.string(), content: z.string() }));
const keptForm = z.object({ initial: values, typed: values });
const readKept = (kept: unknown) => keptForm.safeParse(kept).data ?? null;

const FIELDS = { short_code: 'short_code', content: 'content' } as const;

/** The two texts of a canned response, sent as they are typed. */
export function CannedResponseForm(props: CannedResponseFormProps) {
  const { title, submitLabel, place, initial, onRestored, state, onSave, onClose, children } = props;
  const t = useT();
  const written = z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_blank)));
  const form = useForm<CannedResponseValues>({
    defaultValues: initial,
    resolver: standardSchemaResolver(z.object({ short_code: written, content: written })),
  });
  /** As it was opened, before anything was restored. */
  const [present] = useState(initial);
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control }) as CannedResponseValues;
  const isDirty = !reads(initial, typed);
  const fill = ({ short_code, content }: CannedResponseValues) => {
    form.setValue('short_code', short_code);
    form.setValue('content', content);
  };
  const restoredFrom = useKeptForm({
    place,
    typed: isDirty ? { initial, typed } : null,
    read: readKept,
    restore: (kept) => {
      onRestored?.(kept.initial);
      fill(kept.typed);
    },
  });
  const pending = isPending(state);
  // What is found out next may close the form: nothing is typed meanwhile that would be lost with it.
  const readOnly = pending || state.step === 'unknown';
  const submit = form.handleSubmit(async (values) => {
    const ended = await onSave(values);
    if (ended.step === 'failed') setFieldErrors(form, ended.error, FIELDS, t);
    if (ended.step === 'taken') {
      const message = t(m.canned_responses_taken_by_other);
      form.setError('short_code', { type: 'taken', message }, { shouldFocus: true });
    }
  });
  return (
    <FormDialog title={title} isDirty={isDirty} pending={pending} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={state.step === 'failed' ? state.error : null}
          pending={pending}
          submitLabel={submitLabel}
          onSubmit={(event) => void submit(event)}
          onCancel={requestClose}
        >
          {restoredFrom !== null && (
            <RestoredNotice
              at={restoredFrom}
              onDiscard={() => {
                onRestored?.(null);
                fill(present);
              }}
            />
          )}
          <TextInput
            {...form.register('short_code')}
            data-autofocus
            label={t(m.canned_responses_short_code)}
            description={t(m.canned_responses_short_code_hint)}
            error={errors.short_code?.message}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            required
          />
          <Textarea
            {...form.register('content')}
            label={t(m.canned_responses_content)}
            error={errors.content?.message}
            rows={8}
            readOnly={readOnly}
            required
          />
          {children(typed)}
        </FormShell>
      )}
    </FormDialog>
  );
}
