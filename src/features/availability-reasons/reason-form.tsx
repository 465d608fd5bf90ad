import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Alert, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AvailabilityReason } from '~/api/availability-reasons';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { allPagesOptions } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { ProblemNotice } from '~/ui/problem-notice';
import { EmojiField } from './emoji-field';
import { isOneEmoji, type ReasonValues, twinOf, valuesOf } from './reason-values';
import { isPending, type Outcome } from './save-state';
import { useSaveReason } from './use-save-reason';

interface ReasonFormProps {
  /** The reason to edit, as it was when it was opened; null for a new one. */
  readonly opened: AvailabilityReason | null;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

const FIELDS = { reason: 'reason', emoji: 'emoji' } as const;
const NOTHING: ReasonValues = { reason: '', emoji: '' };

export function ReasonForm({ opened, onDone, onClose }: ReasonFormProps) {
  const t = useT();
  const others = useQuery(allPagesOptions(useScope(), listAvailabilityReasons));
  const { state, save } = useSaveReason(opened, onDone);
  const schema = z.object({
    reason: z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_blank))),
    emoji: z
      .string()
      .check(
        z.refine(
          (text) => text.trim() === '' || isOneEmoji(text.trim()),
          t(m.availability_reasons_emoji_refused),
        ),
      ),
  });
  const form = useForm<ReasonValues>({
    defaultValues: opened ? valuesOf(opened) : NOTHING,
    resolver: standardSchemaResolver(schema),
  });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control, name: 'reason' });
  const twin = twinOf(typed, others.data ?? [], opened?.id ?? null);
  const submit = form.handleSubmit(async (values) => {
    const ended = await save(values);
    if (ended.step === 'failed') setFieldErrors(form, ended.error, FIELDS, t);
  });
  const title = opened
    ? t(m.availability_reasons_edit_title, { reason: opened.reason })
    : t(m.availability_reasons_new);
  return (
    <FormDialog title={title} isDirty={isDirty} pending={isPending(state)} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={state.step === 'failed' ? state.error : null}
          pending={isPending(state)}
          submitLabel={opened ? t(m.common_save) : t(m.common_create)}
          onSubmit={(event) => void submit(event)}
          onCancel={requestClose}
        >
          <Text size="sm" c="dimmed">
            {t(m.availability_reasons_busy)}
          </Text>
          <TextInput
            {...form.register('reason')}
            data-autofocus
            label={t(m.availability_reasons_reason)}
            error={errors.reason?.message}
            autoComplete="off"
            readOnly={isPending(state)}
            required
          />
          {twin && (
            <Text size="sm" role="status" className="raw-text">
              {t(m.availability_reasons_twin, { reason: twin.reason })}
            </Text>
          )}
          <Controller
            control={form.control}
            name="emoji"
            render={({ field: { value, onChange, onBlur } }) => (
              <EmojiField
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                error={errors.emoji?.message}
                readOnly={isPending(state)}
              />
            )}
          />
          {state.step === 'changed' && (
            <Alert color="yellow" role="alert" title={t(m.availability_reasons_changed_title)}>
              <span className="raw-text">
                {t(m.availability_reasons_changed, {
                  now: `${state.present.emoji ?? ''} ${state.present.reason}`.trim(),
                })}
              </span>
            </Alert>
          )}
          {state.step === 'not-sent' && (
            <>
              <Alert color="yellow" role="alert" title={t(m.availability_reasons_not_sent_title)}>
                {t(m.availability_reasons_not_sent)}
              </Alert>
              <ProblemNotice error={state.error} purpose="read" />
            </>
          )}
          {state.step === 'no-trace' && (
            <Alert color="yellow" role="alert" title={t(m.availability_reasons_no_trace_title)}>
              {t(opened ? m.availability_reasons_no_trace_edit : m.availability_reasons_no_trace_create)}
            </Alert>
          )}
          {state.step === 'unknown' && (
            <Alert color="red" role="alert" title={t(m.errors_outcome_unknown_title)}>
              {t(m.availability_reasons_unknown)}
            </Alert>
          )}
        </FormShell>
      )}
    </FormDialog>
  );
}
