import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '~/ui/filters.module.css';

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
        <TextInput
          className={classes.field}
          aria-label={t(m.conversations_identifier)}
          placeholder={t(m.conversations_identifier)}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          rightSection={
            text.trim() === '' ? (
              <kbd aria-hidden>/</kbd>
            ) : (
              <ActionIcon
                type="submit"
                size={24}
                aria-label={t(m.conversations_find)}
                title={t(m.conversations_find)}
              >
                <IconArrowRight size={16} aria-hidden />
              </ActionIcon>
            )
          }
        />
      </form>
    </search>
  );
}
