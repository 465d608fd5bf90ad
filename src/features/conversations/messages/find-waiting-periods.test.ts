import { describe, expect, it } from 'vitest';
import type { Message } from '~/api/conversations';
import { findWaitingPeriods } from './find-waiting-periods';

const message = (id: number, message_type: Message['message_type'], isPrivate = false): Message => ({
  id,
  content: 'Text',
  message_type,
  content_type: 'text',
  private: isPrivate,
  status: 'sent',
  sender: null,
  created_at: new Date(Date.UTC(2026, 10, 25, 8, id)).toISOString(),
});

const WHOLE = { hasEarlier: false, hasLater: false, waitingSince: null };
const lines = (messages: readonly Message[], loaded = WHOLE) =>
  [...findWaitingPeriods(messages, loaded)].map(([id, { line }]) => `${id} ${line}`);

describe('findWaitingPeriods', () => {
  it("measures a customer's wait from their first message to the next public message of the team", () => {
    const messages = [message(1, 'incoming'), message(2, 'incoming'), message(9, 'outgoing')];
    expect(findWaitingPeriods(messages, WHOLE).get(9)).toEqual({ line: 'end', took: 8 * 60_000 });
    expect(lines(messages)).toEqual(['1 start', '2 through', '9 end']);
  });

  it("a customer's wait isn't ended by a private note, a template or an activity message", () => {
    const messages = [
      message(1, 'incoming'),
      message(2, 'outgoing', true),
      message(3, 'template'),
      message(4, 'activity'),
      message(5, 'outgoing'),
    ];
    expect(lines(messages)).toEqual(['1 start', '2 through', '3 through', '4 through', '5 end']);
  });

  it("omits a customer's wait that may have started before the earliest loaded message", () => {
    const messages = [
      message(1, 'incoming'),
      message(2, 'outgoing'),
      message(3, 'incoming'),
      message(4, 'outgoing'),
    ];
    expect(lines(messages, { ...WHOLE, hasEarlier: true })).toEqual(['3 start', '4 end']);
  });

  it('shows a wait as still running only if the platform reports that the customer is waiting', () => {
    const messages = [message(1, 'outgoing'), message(2, 'incoming'), message(3, 'activity')];
    expect(lines(messages)).toEqual([]);
    const since = '2026-11-25T08:02:00.000Z';
    const waits = findWaitingPeriods(messages, { ...WHOLE, waitingSince: since });
    expect(waits.get(2)).toEqual({ line: 'start', since });
    expect(waits.get(3)).toEqual({ line: 'through' });
  });

  it('does not report that a customer is waiting if later messages are not loaded', () => {
    const messages = [message(1, 'incoming')];
    const waits = findWaitingPeriods(messages, {
      ...WHOLE,
      hasLater: true,
      waitingSince: '2026-11-25T08:02:00.000Z',
    });
    expect([...waits.values()]).toEqual([{ line: 'start' }]);
  });
});
