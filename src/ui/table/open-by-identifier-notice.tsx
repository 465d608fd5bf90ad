// Opens a record by its ID: a field and a button, with an explanation if there is no list to choose from.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';

interface IdentifierFormProps {
  readonly label: string;
  /** The pattern of valid IDs. Defaults to any text. */
  readonly pattern?: RegExp;
  /** The label of the button. Defaults to "Open". */
  readonly openLabel?: string;
  /** True if this is the main action of a dialog. */
  readonly isPrimary?: boolean;
  readonly onOpen: (key: string) => void;
  /** A second action for the same ID. */
  readonly other?: { readonly label: string; readonly onAct: (key: string) => void } | false | undefined;
}

export function IdentifierForm(props: IdentifierFormProps) {
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
          {...(pattern === ID_PATTERN && { inputMode: 'numeric' })}
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

interface OpenByIdentifierNoticeProps extends IdentifierFormProps {
  readonly title: string;
  /** An explanation of why there is no list of records and what is still possible. */
  readonly text: string;
}

export function OpenByIdentifierNotice({ title, text, ...form }: OpenByIdentifierNoticeProps) {
  return (
    <Alert color="gray" role="note" title={title}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <IdentifierForm {...form} />
      </Stack>
    </Alert>
  );
}
