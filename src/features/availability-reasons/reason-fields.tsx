import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { RecordFormConfig } from '~/records/form/use-record-form';
import { findDuplicateReason, isOneEmoji, type ReasonValues } from '~/resources/availability-reason-values';
import { useScope } from '~/session/scope-context';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameWarnings } from '~/ui/form/name-warnings';
import { EmojiField } from './emoji-field';

export const createReasonFormConfig = (t: Translator): RecordFormConfig<ReasonValues> => ({
  // The schema trims spaces around the text and around the emoji.
  schema: z.object({
    reason: createNameSchema(t),
    emoji: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isOneEmoji(text), t(m.availability_reasons_emoji_invalid)),
    ),
  }),
  nameOf: ({ reason }) => reason,
  inWords: ({ reason, emoji }) => [
    ['reason', t(m.availability_reasons_reason), reason],
    ['emoji', t(m.availability_reasons_emoji), emoji],
  ],
});

interface ReasonFieldsProps {
  readonly form: UseFormReturn<ReasonValues>;
  /** The ID of the edited reason, or null for a new one. */
  readonly ownId: number | null;
  readonly readOnly: boolean;
}

export function ReasonFields({ form, ownId, readOnly }: ReasonFieldsProps) {
  const t = useT();
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      {ownId === null && (
        <Text size="sm" c="dimmed">
          {t(m.availability_reasons_busy)}
        </Text>
      )}
      <TextInput
        {...form.register('reason')}
        data-autofocus
        label={t(m.availability_reasons_reason)}
        error={errors.reason?.message}
        autoComplete="off"
        readOnly={readOnly}
        required
      />
      <ReasonNotes form={form} ownId={ownId} />
      <Controller
        control={form.control}
        name="emoji"
        render={({ field: { value, onChange, onBlur } }) => (
          <EmojiField
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errors.emoji?.message}
            readOnly={readOnly}
          />
        )}
      />
    </>
  );
}

/** Notes about the typed reason, such as a duplicate. */
export function ReasonNotes({ form, ownId }: Pick<ReasonFieldsProps, 'form' | 'ownId'>) {
  const t = useT();
  const others = useQuery(buildAllPagesQueryOptions(useScope(), listAvailabilityReasons));
  const typed = useWatch({ control: form.control, name: 'reason' });
  const duplicate = findDuplicateReason(typed, others.data ?? [], ownId);
  return (
    <>
      <NameWarnings name={typed} />
      {duplicate && (
        <Text size="sm" role="status" className="raw-text">
          {t(m.availability_reasons_duplicate, { reason: duplicate.reason })}
        </Text>
      )}
    </>
  );
}
