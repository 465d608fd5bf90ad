import { ActionIcon, Group, NumberInput, Switch, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isJson, type Json } from '~/lib/merge-patch';
import { fieldText, withOwnLineBreaks } from './line-breaks';

interface ConfigFieldProps {
  readonly name: string;
  readonly value: Json;
  /** The value that was read: its type says how it is edited, its line breaks are kept. */
  readonly original: Json | undefined;
  readonly onChange: (value: Json) => void;
  readonly onRemove: () => void;
}

/** One config key: typed where its value shows a type, JSON otherwise. */
export function ConfigField({ name, value, original, onChange, onRemove }: ConfigFieldProps) {
  const t = useT();
  return (
    <Group align="flex-start" wrap="nowrap" gap="xs">
      <div style={{ flex: 1, minWidth: 0 }}>
        <ValueField name={name} value={value} original={original} onChange={onChange} />
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

function ValueField({ name, value, original, onChange }: Omit<ConfigFieldProps, 'onRemove'>) {
  const kept = typeof original === 'string' ? original : '';
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
  if (typeof value === 'number') {
    return (
      <NumberInput
        label={name}
        value={value}
        onChange={(next) => typeof next === 'number' && onChange(next)}
      />
    );
  }
  if (typeof value === 'string') {
    return (
      <Textarea
        label={name}
        autosize
        maxRows={12}
        value={fieldText(value)}
        onChange={(event) => onChange(withOwnLineBreaks(kept, event.currentTarget.value))}
      />
    );
  }
  return <JsonField name={name} value={value} onChange={onChange} />;
}

const parsed = (text: string): Json | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

function JsonField({ name, value, onChange }: Omit<ConfigFieldProps, 'onRemove' | 'original'>) {
  const t = useT();
  // What was typed stays as typed, even where it is no JSON yet.
  const [typed, setTyped] = useState(() => JSON.stringify(value, null, 2));
  const isBroken = parsed(typed) === undefined;
  return (
    <Textarea
      label={name}
      description={t(m.assistants_json)}
      error={isBroken && t(m.assistants_json_broken)}
      autosize
      maxRows={16}
      ff="monospace"
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const next = parsed(text);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
