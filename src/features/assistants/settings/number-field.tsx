import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  /** What was typed that is no number yet. */
  readonly typed: string | undefined;
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: number) => void;
}

const NARROW = { wrapper: { maxWidth: '12rem' } };

/** A number. An empty field is none. */
export function NumberField({ label, value, typed, onTyped, onChange }: NumberFieldProps) {
  const t = useT();
  return (
    <NumberInput
      label={label}
      styles={NARROW}
      step={Number.isInteger(value) ? 1 : 0.1}
      allowedDecimalSeparators={['.', ',']}
      value={typed ?? value}
      error={typed !== undefined && t(m.assistants_number_broken)}
      onChange={(next) => {
        onTyped(typeof next === 'number' ? undefined : next);
        if (typeof next === 'number') onChange(next);
      }}
    />
  );
}
