import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from '~/api/conversations';
import { findTopmostOverlay } from '~/ui/overlay/covering';
import { findMessages, getNextMatch } from './find-in-messages';
import type { MessageOrder } from './messages-search';

/**
 * A message to scroll to. Each scroll request is a new object, so that the list can scroll to the same message again.
 */
export interface MessageScrollTarget {
  readonly id: number;
}

/**
 * Searches the loaded messages. Ctrl+F focuses the search field, and a second Ctrl+F opens the browser's own search. A
 * new search shows the last match if the newest messages were loaded first, otherwise the first match.
 */
export function useMessageFinder(messages: readonly Message[], order: MessageOrder) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [shown, setShown] = useState<MessageScrollTarget | null>(null);
  const matches = findMessages(messages, search);
  const place = matches.findIndex(({ id }) => id === currentId);

  const show = (message: Message | undefined) => {
    setCurrentId(message?.id ?? null);
    if (message) setShown({ id: message.id });
  };
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'f' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (!field.current || findTopmostOverlay('dialog') || document.activeElement === field.current) return;
    event.preventDefault();
    field.current.select();
    field.current.focus();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    field,
    search,
    count: matches.length,
    place,
    currentId: place === -1 ? null : currentId,
    shown,
    show,
    onSearch: (text: string) => {
      setSearch(text);
      const found = findMessages(messages, text);
      // Keeps the current match while the user types, as long as the matched message still contains the search text.
      if (!found.some(({ id }) => id === currentId)) show(order === 'newest' ? found.at(-1) : found[0]);
    },
    onStep: (by: 1 | -1) => show(getNextMatch(matches, currentId, by)),
  };
}
