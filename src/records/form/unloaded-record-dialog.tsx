// Edits a record whose current values can't be loaded. Only the fields that the user chooses are sent, and they
// overwrite the current values.
import { Checkbox, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FormShell } from '~/ui/form/form-shell';
import { FormDialog } from '~/ui/overlay/form-dialog';
import { type WriteSubject, withActivityLog } from '../activity/log-write';
import { reportSuccess } from '../record-toasts';

export interface UnloadedField {
  readonly field: string;
  readonly title: string;
  /** The input type: a single-line text, a multi-line text, or a switch. */
  readonly as: 'line' | 'lines' | 'switch';
  readonly hint?: string;
}

interface UnloadedRecordDialogProps<Values extends object> {
  /** A placeholder for the record's name, which couldn't be loaded. */
  readonly name: string;
  readonly fields: readonly UnloadedField[];
  /** Validates and normalizes the chosen fields. */
  readonly schema: z.ZodMiniType<{ readonly [Field in keyof Values]?: Values[Field] | undefined }>;
  readonly access: {
    /** Sends the given fields. Throws `ApiError`. */
    readonly write: (changes: Partial<Values>) => Promise<unknown>;
    readonly subject: WriteSubject;
  };
  readonly onClose: () => void;
}

type Typed = Readonly<Record<string, string | boolean>>;

export function UnloadedRecordDialog<Values extends object>(props: UnloadedRecordDialogProps<Values>) {
  const { name, fields, schema, access, onClose } = props;
  const t = useT();
  /** The fields that the user chose to overwrite. Only these are sent. */
  const [typed, setTyped] = useState<Typed>({});
  const [wasTried, setTried] = useState(false);
  const update = useMutation<unknown, ApiError, Partial<Values>>({
    mutationFn: (changes) =>
      withActivityLog(access.subject, { act: 'update', name, before: null, after: changes }, () =>
        access.write(changes),
      ),
    networkMode: 'always',
    onSuccess: () => {
      reportSuccess(access.subject.scope, { message: t(m.records_saved, { name }) });
      onClose();
    },
  });
  const isEmpty = Object.keys(typed).length === 0;
  const parsed = z.safeParse(schema, typed);
  const problemOf = (field: string) =>
    wasTried ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const toggle = ({ field, as }: UnloadedField) => {
    const others = Object.entries(typed).filter(([other]) => other !== field);
    setTyped(
      field in typed ? Object.fromEntries(others) : { ...typed, [field]: as === 'switch' ? false : '' },
    );
  };
  return (
    <FormDialog
      title={t(m.records_edit_fields_title, { name })}
      isDirty={!isEmpty}
      pending={update.isPending}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={update.error}
          pending={update.isPending}
          submitLabel={t(m.common_save)}
          blocked={isEmpty ? t(m.records_undo_none_selected) : undefined}
          onSubmit={() => {
            setTried(true);
            // Parsing omits fields that the user didn't choose.
            if (parsed.success) update.mutate(parsed.data as Partial<Values>);
          }}
          onCancel={requestClose}
        >
          <Text size="sm">{t(m.records_edit_fields_text)}</Text>
          {fields.map((one) => (
            <Stack key={one.field} gap="xs">
              <Checkbox
                label={one.title}
                checked={one.field in typed}
                disabled={update.isPending}
                onChange={() => toggle(one)}
              />
              <FieldInput
                {...one}
                value={typed[one.field]}
                problem={problemOf(one.field)}
                readOnly={update.isPending}
                onChange={(value) => setTyped({ ...typed, [one.field]: value })}
              />
            </Stack>
          ))}
        </FormShell>
      )}
    </FormDialog>
  );
}

interface FieldInputProps extends UnloadedField {
  /** Undefined if the user didn't choose the field. */
  readonly value: string | boolean | undefined;
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string | boolean) => void;
}

function FieldInput({ title, as, hint, value, problem, readOnly, onChange }: FieldInputProps) {
  const t = useT();
  if (typeof value === 'boolean') {
    return (
      <Switch
        label={t(value ? m.common_yes : m.common_no)}
        aria-label={title}
        checked={value}
        disabled={readOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (value === undefined) return null;
  const common = { 'aria-label': title, description: hint, error: problem, dir: 'auto', value, readOnly };
  return as === 'lines' ? (
    <Textarea
      {...common}
      autosize
      minRows={2}
      maxRows={8}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...common} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
