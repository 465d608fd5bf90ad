import { Switch, Textarea, TextInput } from '@mantine/core';
import { parseJsonValue } from '~/lib/json/typed-json';
import { normalizeLineBreaks, restoreLineBreaks } from '~/lib/text/line-ends';
import type { FieldProps } from './field-props';
import { JsonField } from './json-field';
import { ListField } from './list-field';
import { NumberField } from './number-field';

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

interface ValueFieldProps extends FieldProps {
  /** The display name, for fields nested within this one. */
  readonly name: string;
}

/** Selects the field for a value by its type, with JSON as the fallback. */
export function ValueField(props: ValueFieldProps) {
  const { label, name, value, original, typed, onTyped, onChange } = props;
  if (typeof value === 'number' && (original === undefined || typeof original === 'number'))
    return <NumberField label={label} value={value} typed={typed} onTyped={onTyped} onChange={onChange} />;
  // Keeps the JSON field of a value that is being typed as JSON, because replacing the field would lose the focus.
  const isWhole =
    typeof original === 'object' && original !== null && parseJsonValue(typed ?? '') !== undefined;
  if ((typed !== undefined && !isWhole) || typeof value === 'number') return <JsonField {...props} />;
  if (typeof value === 'boolean')
    return (
      <Switch label={label} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    );
  if (typeof value === 'string') {
    const kept = typeof original === 'string' ? original : '';
    const change = (text: string) => onChange(restoreLineBreaks(kept, text));
    return value.length > 60 || value.includes('\n') || kept.length > 60 || kept.includes('\n') ? (
      <Textarea
        label={label}
        autosize
        maxRows={12}
        value={normalizeLineBreaks(value)}
        onChange={(event) => change(event.currentTarget.value)}
      />
    ) : (
      <TextInput label={label} value={value} onChange={(event) => change(event.currentTarget.value)} />
    );
  }
  if (isWords(value) && (original === undefined || isWords(original)))
    return <ListField label={label} name={name} value={value} original={original} onChange={onChange} />;
  return <JsonField {...props} />;
}
