import { ActionIcon, Group, Switch, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { withLineFeeds, withOwnLineBreaks } from '~/lib/line-ends';
import { type Json, sameJson } from '~/lib/merge-patch';
import { NumberField } from './number-field';
import { faultIn, jsonValue } from './parsed-json';

interface ConfigFieldProps {
  readonly name: string;
  readonly value: Json;
  /** The value that was read: its type says how it is edited, its line breaks are kept. */
  readonly original: Json | undefined;
  /** JSON as it was typed, even where it is none yet, or what is no number yet. */
  readonly typed: string | undefined;
  /** Undefined forgets what was typed. */
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: Json) => void;
  readonly onRemove: () => void;
}

/** One config key: typed where its value shows a type, JSON otherwise. */
export function ConfigField({ onRemove, ...field }: ConfigFieldProps) {
  const t = useT();
  const { name } = field;
  return (
    <Group align="flex-start" wrap="nowrap" gap="xs">
      <div style={{ flex: 1, minWidth: 0 }}>
        <ValueField {...field} />
      </div>
      <ActionIcon
        variant="subtle"
        color="red"
        mt={26}
        aria-label={t(m.assistants_remove_key, { name })}
        onClick={onRemove}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}

/** What a number's field can hold that is no number. */
const NEARLY_NUMBER = /^-?\d*[.,]?\d*$/;

function isNumberField({ value, original, typed }: ValueFieldProps): boolean {
  if (typeof value !== 'number' || (original !== undefined && typeof original !== 'number')) return false;
  return typed === undefined || (NEARLY_NUMBER.test(typed) && jsonValue(typed) === undefined);
}

type ValueFieldProps = Omit<ConfigFieldProps, 'onRemove'>;

function ValueField(props: ValueFieldProps) {
  const { name, value, original, typed, onTyped, onChange } = props;
  const kept = typeof original === 'string' ? original : '';
  if (isNumberField(props) && typeof value === 'number')
    return <NumberField label={name} value={value} typed={typed} onTyped={onTyped} onChange={onChange} />;
  // Once begun as JSON it stays so: another field under one's fingers would swallow what is typed next.
  if (typed !== undefined || typeof value === 'number') return <JsonField {...props} />;
  if (typeof value === 'boolean') {
    return (
      <Switch
        label={name}
        checked={value}
        mt={28}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (typeof value === 'string') {
    return (
      <Textarea
        label={name}
        autosize
        maxRows={12}
        value={withLineFeeds(value)}
        onChange={(event) => onChange(withOwnLineBreaks(kept, event.currentTarget.value))}
      />
    );
  }
  return <JsonField {...props} />;
}

function JsonField({ name, value, typed, onTyped, onChange }: ValueFieldProps) {
  const t = useT();
  const meant = typed === undefined ? undefined : jsonValue(typed);
  const fault = typed !== undefined && meant === undefined ? faultIn(typed) : null;
  // As it was typed, unless the value became another since.
  const shown =
    typed !== undefined && (fault || sameJson(meant, value)) ? typed : JSON.stringify(value, null, 2);
  return (
    <Textarea
      label={name}
      description={t(m.assistants_json)}
      error={fault && t(m.assistants_json_broken, fault)}
      autosize
      maxRows={16}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onTyped(text);
        const next = jsonValue(text);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
