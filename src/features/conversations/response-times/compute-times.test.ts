import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '~/api/conversations';
import { getPropertyRuns } from '~/build/depth';
import { computeResponseTimes, hasFirstResponse } from './compute-times';

const MINUTE = 60_000;

/**
 * Creates one message per minute from a string of signs: `<` customer, `>` agent, `#` private note, `!` template, `*`
 * activity, `b` bot, `x` undelivered reply.
 */
const createMessages = (signs: string): Message[] =>
  [...signs].map((sign, index) => ({
    id: index,
    content: sign,
    message_type:
      sign === '<' ? 'incoming' : sign === '*' ? 'activity' : sign === '!' ? 'template' : 'outgoing',
    content_type: 'text',
    private: sign === '#',
    status: sign === 'x' ? 'failed' : 'sent',
    sender:
      sign === '*'
        ? null
        : { type: sign === '<' ? 'contact' : sign === 'b' ? 'agent_bot' : 'user', id: 1, name: 'N' },
    created_at: new Date(Date.UTC(2026, 0, 1) + index * MINUTE).toISOString(),
  }));

const compute = (signs: string, status = 'resolved') => {
  const { firstResponse, resolution, missing } = computeResponseTimes({ status }, createMessages(signs));
  const toMinutes = (time: number | null) => time && time / MINUTE;
  return [toMinutes(firstResponse), toMinutes(resolution), missing.join()];
};

describe('response times', () => {
  it.each([
    ['the first public reply of an agent ends the first response', '<>', 'resolved', [1, 1, '']],
    ['a reply before the customer’s first message doesn’t count', '>>*<<>', 'resolved', [2, 2, '']],
    [
      'notes, templates, activities, bots and undelivered replies don’t count',
      '<#!*bx>',
      'resolved',
      [6, 6, ''],
    ],
    ['the last reply of a resolved conversation is its resolution', '<><*>*<', 'resolved', [1, 4, '']],
    ['a conversation that isn’t resolved has no resolution', '<>', 'open', [1, null, 'not-resolved']],
    ['a conversation without a customer has no times', '>>*', 'resolved', [null, null, 'no-customer']],
    ['a conversation without a reply has no times', '<<#', 'pending', [null, null, 'no-reply,not-resolved']],
    ['a conversation without messages has no times', '', 'open', [null, null, 'no-customer,not-resolved']],
  ])('%s', (_, signs, status, expected) => expect(compute(signs, status)).toEqual(expected));

  it.each(['', '2025-01-01T00:00:00Z'])(
    'the response times are empty if a reply has the invalid time “%s”',
    (created_at) => {
      const messages = createMessages('<>').map((one, index) => (index === 1 ? { ...one, created_at } : one));
      expect(computeResponseTimes({ status: 'resolved' }, messages)).toEqual({
        firstResponse: null,
        resolution: null,
        missing: ['invalid'],
      });
    },
  );

  it('loading stops early only if later messages can’t change the first response', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'<>#!*bx')),
        fc.array(fc.constantFrom(...'<>#!*bx')),
        (read, later) => {
          fc.pre(hasFirstResponse(createMessages(read.join(''))));
          expect(compute([...read, ...later].join(''), 'open')).toEqual(compute(read.join(''), 'open'));
        },
      ),
      { numRuns: getPropertyRuns(200) },
    );
  });
});
