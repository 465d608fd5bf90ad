// The form for finding conversations by their identifiers. Used on Home and above the list of conversations.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '~/ui/table/filter-bar.module.css';
import { MAX_IDENTIFIERS, MAX_SEARCH_LENGTH } from './conversation-identifiers';

interface FindConversationsFormProps {
  /** The search text whose results the page shows. */
  readonly id: string;
  /** The class name that sets the height and the width of the field. */
  readonly className?: string | undefined;
  readonly onFind: (id: string) => void;
}

/**
 * Replaces line breaks in pasted text with commas. A text field drops line breaks, and in some browsers this would join
 * the identifiers on adjacent lines.
 */
const joinLines = (text: string) => text.trim().replaceAll(/\s*[\r\n]+\s*/g, ', ');

/** A field for identifiers of conversations. Passes the field's text to `onFind` unchanged, without trimming it. */
export function FindConversationsForm({ id, className = classes.field, onFind }: FindConversationsFormProps) {
  const t = useT();
  const [text, setText] = useState(id);
  const [known, setKnown] = useState(id);
  // Updates the field when a link changes the search in the URL. Remounting the field would remove the focus from it.
  if (id !== known) {
    setKnown(id);
    setText(id);
  }
  const isTooLong = text.length > MAX_SEARCH_LENGTH;
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? value.length;
    setText(value.slice(0, start) + joinLines(pasted) + value.slice(selectionEnd ?? start));
  };
  return (
    <search aria-label={t(m.conversations_find_title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) onFind(text);
        }}
      >
        <TextInput
          className={className}
          aria-label={t(m.conversations_identifier)}
          placeholder={t(m.conversations_identifier)}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          error={
            isTooLong &&
            t(m.conversations_identifiers_too_long, { most: MAX_SEARCH_LENGTH, count: MAX_IDENTIFIERS })
          }
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={pasteLines}
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
