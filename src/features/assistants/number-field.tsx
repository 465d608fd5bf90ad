import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number. An empty field is none: then the last number counts, and that is said. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const t = useT();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return (
    <NumberInput
      label={label}
      allowedDecimalSeparators={['.', ',']}
      value={unfinished ?? value}
      error={unfinished !== null && t(m.assistants_number_broken, { value })}
      onChange={(next) => {
        setUnfinished(typeof next === 'number' ? null : next);
        if (typeof next === 'number') onChange(next);
      }}
    />
  );
}
