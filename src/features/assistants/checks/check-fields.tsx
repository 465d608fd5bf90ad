import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PromptCheck } from '~/drafts/prompt-checks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatPathLabel } from '../key-labels';
import { CHECK_KINDS, type CheckInput, createCheck, hasPromptPath, isCheckKind } from './check-kinds';
import classes from './checks.module.css';
import { CHECK_KIND_LABELS } from './describe-check';

interface CheckFieldsProps {
  readonly id: string;
  readonly start: CheckInput;
  /** The paths of the assistant's prompts. */
  readonly paths: readonly string[];
  /** Receives true while the input differs from `start`. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSave: (check: PromptCheck) => void;
  readonly onCancel: () => void;
}

const VALUE_LABELS = {
  contains: m.prompt_checks_text_field,
  excludes: m.prompt_checks_text_field,
  'max-length': m.prompt_checks_length_field,
  heading: m.prompt_checks_heading_field,
  teams: m.prompt_checks_names_field,
  labels: m.prompt_checks_names_field,
} as const;

export function CheckFields({ id, start, paths, onDirty, onSave, onCancel }: CheckFieldsProps) {
  const t = useT();
  const [input, setInputState] = useState(start);
  const setInput = (next: CheckInput) => {
    setInputState(next);
    onDirty(next.kind !== start.kind || next.value !== start.value || next.path !== start.path);
  };
  const [isInvalid, setInvalid] = useState(false);
  const { kind, value, path } = input;
  const choices = path === null || paths.includes(path) ? paths : [...paths, path];
  const save = (event: FormEvent) => {
    event.preventDefault();
    const check = createCheck(input, id);
    if (check) onSave(check);
    else setInvalid(true);
  };
  return (
    <form className={classes.fields} noValidate onSubmit={save}>
      <NativeSelect
        label={t(m.prompt_checks_kind)}
        data-autofocus
        autoFocus
        value={kind}
        data={CHECK_KINDS.map((one) => ({ value: one, label: t(CHECK_KIND_LABELS[one]) }))}
        onChange={({ currentTarget }) => {
          if (isCheckKind(currentTarget.value)) setInput({ ...input, kind: currentTarget.value });
          setInvalid(false);
        }}
      />
      {kind !== 'links' && (
        <TextInput
          label={t(VALUE_LABELS[kind])}
          inputMode={kind === 'max-length' ? 'numeric' : 'text'}
          value={value}
          error={isInvalid && t(kind === 'max-length' ? m.prompt_checks_length_error : m.common_required)}
          onChange={({ currentTarget }) => {
            setInput({ ...input, value: currentTarget.value });
            setInvalid(false);
          }}
        />
      )}
      {hasPromptPath(kind) && choices.length > 1 && (
        <NativeSelect
          label={t(m.prompt_checks_prompt_field)}
          value={path ?? ''}
          data={[
            { value: '', label: t(m.prompt_checks_all_prompts) },
            ...choices.map((one) => ({ value: one, label: formatPathLabel(t, one) })),
          ]}
          onChange={({ currentTarget: { value: chosen } }) =>
            setInput({ ...input, path: chosen === '' ? null : chosen })
          }
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="compact-sm" onClick={onCancel}>
          {t(m.common_cancel)}
        </Button>
        <Button type="submit" size="compact-sm">
          {t(m.prompt_checks_save)}
        </Button>
      </Group>
    </form>
  );
}
