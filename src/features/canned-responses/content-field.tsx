import { Group } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { InsertVariableMenu } from '~/domain/insert-variable-menu';
import { VariableTextarea } from '~/domain/variable-textarea';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { replaceFirstNameVariable } from '~/lib/text/text-variables';
import type { CannedResponseValues } from '~/resources/canned-response-record';
import { useTextInsertion } from '~/ui/form/use-insertion';
import { ContentPreview } from './content-preview';

interface ContentFieldProps {
  readonly form: UseFormReturn<CannedResponseValues>;
  readonly readOnly: boolean;
}

/** The text of a response with a variable menu, warnings and a preview. */
export function ContentField({ form, readOnly }: ContentFieldProps) {
  const t = useT();
  const { control } = form;
  const { errors } = useFormState({ control });
  const content = useWatch({ control, name: 'content' });
  const change = (text: string) => form.setValue('content', text, { shouldDirty: true });
  const { field, noteCursor, insert } = useTextInsertion(content, change);
  const { ref, ...registered } = form.register('content');
  return (
    <>
      <VariableTextarea
        text={content}
        {...registered}
        ref={useMergedRef(ref, field)}
        label={t(m.canned_responses_content)}
        error={errors.content?.message}
        onFocus={noteCursor}
        rows={8}
        dir="auto"
        readOnly={readOnly}
        required
      />
      <Group>
        <InsertVariableMenu
          disabled={readOnly}
          onInsert={(variable) => {
            insert(variable);
            requestAnimationFrame(() => field.current?.focus());
          }}
        />
      </Group>
      <ContentPreview
        content={content}
        onUseFullName={readOnly ? undefined : () => change(replaceFirstNameVariable(content))}
      />
    </>
  );
}
