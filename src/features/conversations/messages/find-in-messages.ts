import type { Message } from '~/api/conversations';
import { includesFolded } from '~/lib/text/folded';

/** Returns the messages whose text contains the search, in their order. None for an empty search. */
export const findMessages = (messages: readonly Message[], search: string): readonly Message[] =>
  search.trim() === '' ? [] : messages.filter(({ content }) => includesFolded(content ?? '', search));

/** Returns the match before or after the current one, starting over at either end. */
export function stepMatch(
  matches: readonly Message[],
  currentId: number | null,
  by: 1 | -1,
): Message | undefined {
  const at = matches.findIndex(({ id }) => id === currentId);
  if (at === -1) return matches.at(by === 1 ? 0 : -1);
  return matches[(at + by + matches.length) % matches.length];
}

/** Returns the first message of a day such as `2026-03-01` or of the next day with messages, from the oldest to the newest. */
export function findByDay(messages: readonly Message[], day: string): Message | undefined {
  const start = new Date(`${day}T00:00:00`);
  return messages.find(({ created_at }) => new Date(created_at) >= start);
}
