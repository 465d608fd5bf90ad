import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { parseNumber } from '~/lib/json/parse-number';
import { parseJsonValue } from '~/lib/json/typed-json';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  /** The text as typed, which may not be a number yet. */
  readonly typed: string | undefined;
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: number) => void;
}

const NARROW = { wrapper: { maxWidth: '12rem' } };

/** Returns why the text can't be used as a number; null if it can. */
function getProblem(t: T, typed: string): string | null {
  const parsed = parseNumber(typed);
  if (parsed.ok) return null;
  switch (parsed.why) {
    case 'no-number':
      return t(m.assistants_number_broken);
    case 'ambiguous':
      return t(m.common_number_ambiguous, { typed, whole: parsed.whole, fraction: parsed.fraction });
    case 'inexact':
      return t(m.common_number_inexact, { typed, stored: parsed.stored });
  }
}

/** A field for a number. An empty field is an error. */
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
          // `0.0` on the way to `0.05` is a number and stays as it is typed; `0,0` becomes `0.0`.
          const written = text.trim().replace(',', '.');
          onTyped(parseJsonValue(written) === parsed.value ? written : undefined);
          onChange(parsed.value);
          // A period would make the ambiguous text valid JSON and not stop the review. A comma does.
        } else onTyped(parsed.why === 'ambiguous' ? text.replace('.', ',') : text);
      }}
    />
  );
}
