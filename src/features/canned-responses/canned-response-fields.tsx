import { TextInput } from '@mantine/core';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import type { RecordFormConfig } from '~/records/form/use-record-form';
import { useLoadedLookalike } from '~/records/list/use-loaded-lookalike';
import type { CannedResponseValues } from '~/resources/canned-response-record';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameNotes } from '~/ui/form/name-notes';
import { ContentField } from './content-field';

/** Defines the form schema and the field labels of a canned response. The content isn't trimmed. */
export const createCannedResponseFormConfig = (t: T): RecordFormConfig<CannedResponseValues> => {
  const written = z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_empty)));
  return {
    schema: z.object({ short_code: createNameSchema(t), content: written }),
    nameOf: ({ short_code }) => short_code,
    inWords: ({ short_code, content }) => [
      ['short_code', t(m.canned_responses_short_code), short_code],
      ['content', t(m.canned_responses_content), content],
    ],
  };
};

interface CannedResponseFieldsProps {
  readonly form: UseFormReturn<CannedResponseValues>;
  /** The ID of the edited response, or null for a new one. */
  readonly ownId: number | null;
  readonly readOnly: boolean;
}

export function CannedResponseFields({ form, ownId, readOnly }: CannedResponseFieldsProps) {
  const t = useT();
  const { errors } = useFormState({ control: form.control });
  const shortCode = useWatch({ control: form.control, name: 'short_code' });
  const twin = useLoadedLookalike('cannedResponses', 'short_code', shortCode, ownId);
  return (
    <>
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
      <NameNotes name={shortCode} twin={twin} />
      <ContentField form={form} readOnly={readOnly} />
    </>
  );
}
