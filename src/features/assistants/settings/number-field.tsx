import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { parseNumber } from '~/lib/json/parse-number';
import { parseJsonValue } from '~/lib/json/typed-json';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  /** The text as typed, if it is not a valid number yet. */
  readonly typed: string | undefined;
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: number) => void;
}

const NARROW = { wrapper: { maxWidth: '12rem' } };

/** Returns the reason why the text isn't a valid number, or null if the text is valid. */
function getProblem(t: Translator, typed: string): string | null {
  const parsed = parseNumber(typed);
  if (parsed.ok) return null;
  switch (parsed.why) {
    case 'no-number':
      return t(m.assistants_number_invalid);
    case 'ambiguous':
      return t(m.common_number_ambiguous, { typed, whole: parsed.whole, fraction: parsed.fraction });
    case 'inexact':
      return t(m.common_number_inexact, { typed, stored: parsed.stored });
  }
}

/** A field for a number. Empty input is an error. */
export function NumberField({ label, value, typed, onTyped, onChange }: NumberFieldProps) {
  const t = useT();
  const problem = typed === undefined ? null : getProblem(t, typed);
  const shown =
    typed !== undefined && (problem !== null || parseJsonValue(typed) === value) ? typed : String(value);
  return (
    <TextInput
      label={label}
      styles={NARROW}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={problem}
      onChange={({ currentTarget: { value: text } }) => {
        const parsed = parseNumber(text);
        if (parsed.ok) {
          // Keeps `0.0` as typed, because the user may continue to `0.05`. Converts a decimal comma to a period.
          const written = text.trim().replace(',', '.');
          onTyped(parseJsonValue(written) === parsed.value ? written : undefined);
          onChange(parsed.value);
          // Stores an ambiguous number such as `1.500` with a comma, so that it is invalid JSON. With a period, the
          // review would accept it as a number.
        } else onTyped(parsed.why === 'ambiguous' ? text.replace('.', ',') : text);
      }}
    />
  );
}
