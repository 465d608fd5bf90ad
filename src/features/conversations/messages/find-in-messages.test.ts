import { describe, expect, it } from 'vitest';
import type { Message } from '~/api/conversations';
import { findMessageByDay, findMessages, getNextMatch } from './find-in-messages';

const message = (id: number, content: string | null, created_at = '2026-03-01T10:00:00.000Z'): Message => ({
  id,
  content,
  message_type: 'incoming',
  content_type: 'text',
  private: false,
  status: 'sent',
  sender: null,
  created_at,
});

describe('findMessages', () => {
  const messages = [message(1, 'Café, por favor'), message(2, null), message(3, 'Two CAFES')];

  it('finds messages regardless of case, diacritics and surrounding spaces', () => {
    expect(findMessages(messages, ' cafe ').map(({ id }) => id)).toEqual([1, 3]);
  });

  it('finds no messages for an empty search', () => {
    expect(findMessages(messages, '  ')).toEqual([]);
  });
});

describe('getNextMatch', () => {
  const matches = [message(1, 'a'), message(5, 'a'), message(9, 'a')];
  it.each([
    [null, 1, 1],
    [null, -1, 9],
    [1, 1, 5],
    [9, 1, 1],
    [1, -1, 9],
    [4, 1, 1],
  ] as const)('from the matching message %s, moving by %s selects message %s', (current, by, id) => {
    expect(getNextMatch(matches, current, by)?.id).toBe(id);
  });

  it('selects no next message if no message matches', () => {
    expect(getNextMatch([], 1, 1)).toBeUndefined();
  });
});

describe('findMessageByDay', () => {
  const at = (day: number) => new Date(2026, 2, day, 12).toISOString();
  const messages = [
    message(1, 'a', at(1)),
    message(2, 'b', at(3)),
    message(3, 'c', at(3)),
    message(4, 'd', at(7)),
  ];
  it.each([
    ['2026-03-03', 2],
    ['2026-03-02', 2],
    ['2026-02-01', 1],
    ['2026-03-08', undefined],
  ])('finds the first message on or after the day %s', (day, id) => {
    expect(findMessageByDay(messages, day)?.id).toBe(id);
  });
});
