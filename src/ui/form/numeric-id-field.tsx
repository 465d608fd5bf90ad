// A numeric ID field, for IDs that can't be chosen from a list.
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';

interface NumberEntryProps {
  readonly label: string;
  readonly description?: string;
  readonly value: number | null;
  /** An error in addition to the format error. */
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Called with null if the field is empty or not a number. */
  readonly onChange: (value: number | null) => void;
}

export function NumericIdField({ label, description, value, error, disabled, onChange }: NumberEntryProps) {
  const t = useT();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const number = parseId(typed);
  // Shows `value` if it differs from the typed ID, because the parent has then changed it. Otherwise, shows the typed
  // text, because invalid input is stored only in this field.
  const shown = number !== null && number !== value ? String(value ?? '') : typed;
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled ?? false}
      value={shown}
      error={(typed.trim() !== '' && number === null && t(m.common_digits_only)) || error}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        onChange(parseId(next));
      }}
    />
  );
}
