import { Textarea, TextInput } from '@mantine/core';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import type { RecordKind } from '~/records/use-record-form';
import type { CannedResponseValues } from './canned-response-record';

/** Both texts are sent as they are typed; neither may be blank. */
export const cannedResponseKind = (t: T): RecordKind<CannedResponseValues> => {
  const written = z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_blank)));
  return {
    schema: z.object({ short_code: written, content: written }),
    nameOf: ({ short_code }) => short_code,
    inWords: ({ short_code, content }) => [
      ['short_code', t(m.canned_responses_short_code), short_code],
      ['content', t(m.canned_responses_content), content],
    ],
  };
};

interface CannedResponseFieldsProps {
  readonly form: UseFormReturn<CannedResponseValues>;
  readonly readOnly: boolean;
}

export function CannedResponseFields({ form, readOnly }: CannedResponseFieldsProps) {
  const t = useT();
  const { errors } = useFormState({ control: form.control });
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
      <Textarea
        {...form.register('content')}
        label={t(m.canned_responses_content)}
        error={errors.content?.message}
        rows={8}
        readOnly={readOnly}
        required
      />
    </>
  );
}
