import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface FindFormProps {
  /** What is looked for now. */
  readonly id: string;
  readonly onFind: (id: string) => void;
}

/** Takes an identifier of any kind, and passes it on exactly as it was typed or pasted. */
export function FindForm({ id, onFind }: FindFormProps) {
  const t = useT();
  const [text, setText] = useState(id);
  const [known, setKnown] = useState(id);
  // The address can change from elsewhere; the field stays the same element, so that focus stays in it.
  if (id !== known) {
    setKnown(id);
    setText(id);
  }
  return (
    <search aria-label={t(m.conversations_find_title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onFind(text);
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            flex="1 1 16rem"
            maw={480}
            label={t(m.conversations_identifier)}
            description={t(m.conversations_identifier_hint)}
            value={text}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {t(m.conversations_find)}
          </Button>
          {id !== '' && (
            <Button variant="default" onClick={() => onFind('')}>
              {t(m.conversations_find_leave)}
            </Button>
          )}
        </Group>
      </form>
    </search>
  );
}
