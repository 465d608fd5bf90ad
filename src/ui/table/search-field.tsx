// The search of a list: sent when typing pauses or at Enter, so that the budget isn't spent on half words.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './filters.module.css';
import { useAskedText } from './use-asked-text';

interface SearchFieldProps {
  readonly label: string;
  /** What the list is searched for now. The field follows where that changes from elsewhere: a link, the way back. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Milliseconds without a key after which the search goes out. */
const PAUSE = 350;

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const t = useT();
  const { text, setText, ask: search } = useAskedText(value, onSearch);
  const router = useRouter();
  const [soon, setSoon] = useState<string | null>(null);
  // What is asked for now replaces what was about to be.
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
    // Who opens a row before isn't brought back to the list.
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
                  // The button goes with the words.
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
