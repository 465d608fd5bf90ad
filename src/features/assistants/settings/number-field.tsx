import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { jsonValue } from '../parsed-json';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  /** As it was typed, which may be no number yet. */
  readonly typed: string | undefined;
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: number) => void;
}

const NARROW = { wrapper: { maxWidth: '12rem' } };

/** A number. An empty field is none. */
export function NumberField({ label, value, typed, onTyped, onChange }: NumberFieldProps) {
  const t = useT();
  const meant = typed === undefined ? value : jsonValue(typed);
  return (
    <NumberInput
      label={label}
      styles={NARROW}
      step={Number.isInteger(value) ? 1 : 0.1}
      allowedDecimalSeparators={['.', ',']}
      // As it was typed, unless the value became another since.
      value={typed !== undefined && (meant === undefined || meant === value) ? typed : value}
      error={meant === undefined && t(m.assistants_number_broken)}
      onChange={(next) => {
        onTyped(typeof next === 'number' ? undefined : next);
        // `0.0` on the way to `0.05` comes as a text, and is a number all the same.
        const number = typeof next === 'number' ? next : jsonValue(next);
        if (typeof number === 'number') onChange(number);
      }}
    />
  );
}
