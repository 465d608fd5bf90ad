import { Textarea } from '@mantine/core';
import { useT } from '~/i18n/use-t';
import { isSameJson } from '~/lib/json/merge-patch';
import { parseJsonValue } from '~/lib/json/typed-json';
import type { FieldProps } from './field-props';
import { describeJsonFault } from './json-remedy';

const MONOSPACE = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } };

/** A field that edits a value as JSON. For invalid JSON, it shows the line of the error and how to fix it. */
export function JsonField({ label, value, typed, onTyped, onChange }: FieldProps) {
  const t = useT();
  const meant = typed === undefined ? undefined : parseJsonValue(typed);
  const isBroken = typed !== undefined && meant === undefined;
  // Shows the text as typed. If the value was changed outside this field, shows the formatted value instead.
  const shown =
    typed !== undefined && (isBroken || isSameJson(meant, value)) ? typed : JSON.stringify(value, null, 2);
  return (
    <Textarea
      label={label}
      error={isBroken && describeJsonFault(t, typed)}
      autosize
      maxRows={16}
      styles={MONOSPACE}
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onTyped(text);
        const next = parseJsonValue(text);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
