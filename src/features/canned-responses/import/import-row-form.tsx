import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findImportRowProblem } from '~/lib/file/decode-text';
import type { ImportPlanRow } from './plan';
import type { EditedRowValues } from './use-canned-response-import';

interface ImportRowFormProps {
  readonly row: ImportPlanRow;
  readonly onApply: (values: EditedRowValues) => void;
  readonly onCancel: () => void;
}

/** Edits a row before the import. The file itself doesn't change. */
export function ImportRowForm({ row, onApply, onCancel }: ImportRowFormProps) {
  const t = useT();
  const [values, setValues] = useState<EditedRowValues>({ short_code: row.short_code, content: row.content });
  const [isChecked, setChecked] = useState(false);
  const problem = findImportRowProblem(values.short_code, values.content);
  const isTextMissing = values.content.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) setChecked(true);
    else onApply(values);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" maw={640}>
        <TextInput
          label={t(m.canned_responses_short_code)}
          value={values.short_code}
          error={isChecked && problem === 'blank-short-code' && t(m.common_required)}
          data-autofocus={!isTextMissing || undefined}
          ref={isTextMissing ? undefined : focusField}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, short_code: value })}
        />
        <Textarea
          label={t(m.canned_responses_content)}
          value={values.content}
          autosize
          minRows={2}
          maxRows={10}
          error={isChecked && isTextMissing && t(m.common_required)}
          ref={isTextMissing ? focusField : undefined}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, content: value })}
        />
        <Group gap="xs">
          <Button type="submit" variant="default">
            {t(m.canned_responses_import_apply)}
          </Button>
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t(m.common_cancel)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function focusField(field: HTMLElement | null) {
  field?.focus();
}
