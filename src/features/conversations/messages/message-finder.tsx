import { ActionIcon, CloseButton, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './toolbar.module.css';

interface MessageFinderProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly search: string;
  readonly count: number;
  /** The index of the current match, or -1 if there is none. */
  readonly place: number;
  readonly onSearch: (search: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** A search field for the loaded messages of a conversation. */
export function MessageFinder({ field, search, count, place, onSearch, onStep }: MessageFinderProps) {
  const t = useT();
  const hasSearch = search.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores Enter and Escape during text composition, because the input method handles these keys.
    if (event.nativeEvent.isComposing || !hasSearch) return;
    if (event.key === 'Escape') onSearch('');
    else if (event.key === 'Enter' && event.target === field.current) onStep(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const step = (by: 1 | -1, label: string) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={label}
      title={label}
      disabled={count === 0}
      onClick={() => onStep(by)}
    >
      {by === 1 ? <IconChevronDown size={16} aria-hidden /> : <IconChevronUp size={16} aria-hidden />}
    </ActionIcon>
  );
  return (
    <search className={classes.finder} aria-label={t(m.conversations_find_messages)} onKeyDown={onKeyDown}>
      <TextInput
        ref={field}
        aria-label={t(m.conversations_find_messages)}
        placeholder={t(m.conversations_find_messages)}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        autoComplete="off"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <div className={classes.matches}>
        <Text span size="xs" role="status">
          {hasSearch &&
            (count === 0
              ? t(m.common_no_matches)
              : t(m.common_match_of, { place: place === -1 ? '–' : place + 1, places: count }))}
        </Text>
        {hasSearch && (
          <>
            {step(-1, t(m.common_previous_match))}
            {step(1, t(m.common_next_match))}
            <CloseButton
              className={classes.clear}
              size={28}
              iconSize={16}
              aria-label={t(m.common_clear_search)}
              title={t(m.common_clear_search)}
              onClick={() => {
                onSearch('');
                field.current?.focus();
              }}
            />
          </>
        )}
      </div>
    </search>
  );
}
