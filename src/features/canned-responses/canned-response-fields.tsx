import { TextInput } from '@mantine/core';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { RecordFormConfig } from '~/records/form/use-record-form';
import { useLookalikeName } from '~/records/list/use-lookalike-name';
import type { CannedResponseValues } from '~/resources/canned-response-record';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameWarnings } from '~/ui/form/name-warnings';
import { ContentField } from './content-field';

/** Defines the form schema and the field labels of a canned response. The content isn't trimmed. */
export const createCannedResponseFormConfig = (t: Translator): RecordFormConfig<CannedResponseValues> => {
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
  const twin = useLookalikeName('cannedResponses', 'short_code', shortCode, ownId);
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
      <NameWarnings name={shortCode} twin={twin} />
      <ContentField form={form} readOnly={readOnly} />
    </>
  );
}
