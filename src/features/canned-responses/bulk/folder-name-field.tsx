import { TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface FolderNameFieldProps {
  readonly value: string;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A field for the path of a folder. */
export function FolderNameField({ value, isInvalid, disabled, onChange }: FolderNameFieldProps) {
  const t = useT();
  const hint = t(m.canned_responses_folder_hint);
  return (
    <TextInput
      data-autofocus
      label={t(m.canned_responses_folder_name)}
      description={isInvalid ? undefined : hint}
      error={isInvalid && hint}
      autoComplete="off"
      spellCheck={false}
      disabled={disabled}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
