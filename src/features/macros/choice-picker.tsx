import { NativeSelect } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface ChoicePickerProps {
  readonly label: string;
  readonly error: string | undefined;
  /** Null where nothing was chosen yet. */
  readonly value: string | null;
  readonly choices: readonly (readonly [value: string, title: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few values; another that is there already stays a choice, as it came. */
export function ChoicePicker({ label, error, value, choices, onChange }: ChoicePickerProps) {
  const t = useT();
  const isKnown = value === null || choices.some(([known]) => known === value);
  return (
    <NativeSelect
      aria-label={label}
      error={error}
      value={value ?? ''}
      data={[
        ...(value === null ? [{ value: '', label: t(m.common_choose), disabled: true }] : []),
        ...choices.map(([known, title]) => ({ value: known, label: title })),
        ...(isKnown ? [] : [{ value, label: t(m.macros_unknown_value, { value }) }]),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
      maw={360}
    />
  );
}
