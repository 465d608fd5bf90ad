import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Json } from '~/lib/json/merge-patch';
import { focusFieldAfter } from '../editing/keep-focus-after';

/** The initial value for each type of new key. The type of the value determines which field edits it. */
const BEGINNINGS = { text: '', number: 0, boolean: false, json: {} } as const satisfies Record<string, Json>;
const LABELS = {
  text: m.common_text,
  number: m.common_number,
  boolean: m.assistants_kind_boolean,
  json: m.assistants_kind_json,
} as const;
const KINDS = ['text', 'number', 'boolean', 'json'] as const satisfies (keyof typeof BEGINNINGS)[];
type Kind = (typeof KINDS)[number];

interface NewKeyFormProps {
  readonly isTaken: (key: string) => boolean;
  readonly onAdd: (key: string, value: Json) => void;
}

/** Adds a key to the configuration. An existing key is never overwritten. */
export function NewKeyForm({ isTaken, onAdd }: NewKeyFormProps) {
  const t = useT();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>('text');
  const key = name.trim();
  return (
    <Group align="flex-start" gap="xs">
      <TextInput
        label={t(m.assistants_new_key)}
        error={isTaken(key) && t(m.assistants_key_exists)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={t(m.common_type)}
        value={kind}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'text')}
        data={KINDS.map((one) => ({ value: one, label: t(LABELS[one]) }))}
      />
      <Button
        variant="default"
        mt={26}
        disabled={key === '' || isTaken(key)}
        onClick={() =>
          focusFieldAfter(key, () => {
            onAdd(key, BEGINNINGS[kind]);
            setName('');
          })
        }
      >
        {t(m.assistants_add_key)}
      </Button>
    </Group>
  );
}
