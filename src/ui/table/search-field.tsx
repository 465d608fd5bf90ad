// The search field of a list. The search is sent after a typing pause or on Enter, so that partial words don't consume
// the request limit.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './filter-bar.module.css';
import { useQueryText } from './use-asked-text';

interface SearchFieldProps {
  readonly label: string;
  /** The current search text. The field follows changes from outside, such as a link or the back button. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** The typing pause after which the search is sent, in milliseconds. */
const PAUSE = 350;

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const t = useT();
  const { text, setText, ask: search } = useQueryText(value, onSearch);
  const router = useRouter();
  const [soon, setSoon] = useState<string | null>(null);
  // Searches at once. Cancels a pending search, because this search replaces it.
  const searchNow = (next: string) => {
    setSoon(null);
    setText(next);
    search(next.trim());
  };
  const searchLater = useEffectEvent(searchNow);
  useEffect(() => {
    if (soon === null) return;
    const timer = setTimeout(() => searchLater(soon), PAUSE);
    const stop = () => clearTimeout(timer);
    // Cancels a pending search when the user opens another page, because the search would bring the user back to the
    // list.
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && stop());
    return () => {
      forget();
      stop();
    };
  }, [soon, router]);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchNow(text);
        }}
      >
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch size={16} aria-hidden />}
          className={classes.field}
          value={text}
          maxLength={500}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setSoon(event.currentTarget.value);
          }}
          rightSection={
            text ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t(m.common_clear_search)}
                onClick={({ currentTarget }) => {
                  // The clear button disappears with the text, so the focus moves to the field.
                  currentTarget.closest('form')?.querySelector('input')?.focus();
                  searchNow('');
                }}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            ) : (
              <kbd aria-hidden>/</kbd>
            )
          }
        />
      </form>
    </search>
  );
}
