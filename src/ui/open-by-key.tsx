// Opens one thing by what it is known by, where there is no list to choose it from.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

/** What a number in an address looks like. */
export const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

/** The number that a text spells; null where it spells none. */
export const wholeNumber = (text: string): number | null =>
  WHOLE_NUMBER.test(text.trim()) ? Number(text.trim()) : null;

interface OpenByKeyProps {
  readonly title: string;
  /** Why there is no list, and what still can be done. */
  readonly text: string;
  readonly label: string;
  /** Anything where it is left out. */
  readonly pattern?: RegExp;
  /** "Open" where nothing is said. */
  readonly openLabel?: string;
  readonly onOpen: (key: string) => void;
}

export function OpenByKey({ title, text, label, pattern = /\S/, openLabel, onOpen }: OpenByKeyProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const isKey = pattern.test(typed.trim());
  return (
    <Alert color="gray" role="note" title={title}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isKey) onOpen(typed.trim());
          }}
        >
          <Group align="flex-end">
            <TextInput
              label={label}
              {...(pattern === WHOLE_NUMBER && { inputMode: 'numeric' })}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!isKey}>
              {openLabel ?? t(m.common_open)}
            </Button>
          </Group>
        </form>
      </Stack>
    </Alert>
  );
}
