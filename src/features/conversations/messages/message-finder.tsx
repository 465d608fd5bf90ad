import { ActionIcon, Button, CloseButton, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './message.module.css';

interface MessageFinderProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly search: string;
  readonly count: number;
  /** The place of the current match, from 0 on; -1 for none. */
  readonly place: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onSearch: (search: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onLoadAll: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Searches the loaded messages of a conversation, and loads the others on demand. */
export function MessageFinder(props: MessageFinderProps) {
  const { field, search, count, place, hasMore, isLoading, onSearch, onStep } = props;
  const t = useT();
  useEffect(() => field.current?.focus(), [field]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') props.onClose();
    else if (event.key === 'Enter' && event.target === field.current) onStep(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <search className={classes.finder} aria-label={t(m.conversations_find_messages)} onKeyDown={onKeyDown}>
      <TextInput
        ref={field}
        size="xs"
        aria-label={t(m.conversations_find_messages)}
        placeholder={t(m.conversations_find_messages)}
        value={search}
        autoComplete="off"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        aria-label={t(m.common_previous_match)}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t(m.common_next_match)}
        disabled={count === 0}
        onClick={() => onStep(1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <Text span size="xs" role="status">
        {search.trim() !== '' &&
          (count === 0
            ? t(m.common_no_matches)
            : t(m.common_match_of, { place: place === -1 ? '–' : place + 1, places: count }))}
      </Text>
      {isLoading ? (
        <Button variant="default" size="compact-xs" onClick={props.onStop}>
          {t(m.conversations_stop_loading)}
        </Button>
      ) : (
        hasMore && (
          <Button variant="default" size="compact-xs" onClick={props.onLoadAll}>
            {t(m.conversations_load_all)}
          </Button>
        )
      )}
      <CloseButton size="sm" ms="auto" aria-label={t(m.conversations_find_close)} onClick={props.onClose} />
    </search>
  );
}
