// A number that is typed, where there is no list to choose what it stands for.
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { wholeNumber } from '~/lib/json/typed-number';

interface NumberEntryProps {
  readonly label: string;
  readonly description?: string;
  readonly value: number | null;
  /** What is wrong beside what is typed. */
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Null for none, and while what is typed is no number. */
  readonly onChange: (value: number | null) => void;
}

export function NumberEntry({ label, description, value, error, disabled, onChange }: NumberEntryProps) {
  const t = useT();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const number = wholeNumber(typed);
  // It can change from elsewhere; what is no number is nobody's but the person's who types it.
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
        onChange(wholeNumber(next));
      }}
    />
  );
}
