import type { Message } from '~/api/conversations';
import { includesText } from '~/lib/text/fold-text';

/**
 * Returns the messages whose text contains the search text, in their order. Returns none if the search text is empty.
 */
export const findMessages = (messages: readonly Message[], search: string): readonly Message[] =>
  search.trim() === '' ? [] : messages.filter(({ content }) => includesText(content ?? '', search));

/** Returns the next or previous match. After the last match, continues with the first one, and vice versa. */
export function getNextMatch(
  matches: readonly Message[],
  currentId: number | null,
  by: 1 | -1,
): Message | undefined {
  const at = matches.findIndex(({ id }) => id === currentId);
  if (at === -1) return matches.at(by === 1 ? 0 : -1);
  return matches[(at + by + matches.length) % matches.length];
}

/** Returns the first message on or after a day such as `2026-03-01`. Expects messages in ascending order. */
export function findMessageByDay(messages: readonly Message[], day: string): Message | undefined {
  const start = new Date(`${day}T00:00:00`);
  return messages.find(({ created_at }) => new Date(created_at) >= start);
}
