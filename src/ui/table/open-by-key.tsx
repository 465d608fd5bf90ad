// Opens one thing by what it is known by: a field and its button, or, where there is no list to choose it from, with the reason.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';

interface KeyFormProps {
  readonly label: string;
  /** Anything where it is left out. */
  readonly pattern?: RegExp;
  /** "Open" where nothing is said. */
  readonly openLabel?: string;
  /** It is what its dialog is for. */
  readonly isPrimary?: boolean;
  readonly onOpen: (key: string) => void;
  /** What else can be done with it. */
  readonly other?: { readonly label: string; readonly onAct: (key: string) => void } | false | undefined;
}

export function KeyForm(props: KeyFormProps) {
  const { label, pattern = /\S/, openLabel, isPrimary = false, onOpen, other } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const isKey = pattern.test(typed.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isKey) onOpen(typed.trim());
      }}
    >
      <Group align="flex-end" gap="xs" wrap={isPrimary ? 'nowrap' : 'wrap'}>
        <TextInput
          flex={isPrimary ? 1 : undefined}
          label={label}
          {...(pattern === WHOLE_NUMBER && { inputMode: 'numeric' })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={isPrimary || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant={isPrimary ? 'filled' : 'default'} disabled={!isKey}>
          {openLabel ?? t(m.common_open)}
        </Button>
        {other && (
          <Button variant="default" disabled={!isKey} onClick={() => other.onAct(typed.trim())}>
            {other.label}
          </Button>
        )}
      </Group>
    </form>
  );
}

interface OpenByKeyProps extends KeyFormProps {
  readonly title: string;
  /** Why there is no list, and what still can be done. */
  readonly text: string;
}

export function OpenByKey({ title, text, ...form }: OpenByKeyProps) {
  return (
    <Alert color="gray" role="note" title={title}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <KeyForm {...form} />
      </Stack>
    </Alert>
  );
}
