import { describe, expect, it } from 'vitest';
import type { Attempt } from '../send/attempt';
import { CONTENT, NAMES } from '../send/fixtures/samples';
import { capIn, learnedCap } from './learned-cap';

describe('the limit that a refusal names', () => {
  it.each([
    ['the audience reaches 9120, more than 5000', 5000],
    ['9,120 recipients are more than the limit of 5,000', 5000],
    ['El límite es 5.000', 5000],
    ['The limit is 5000', 5000],
    ['The audience is too large', null],
    ['Between 1 and 5000', null],
    ['The limit is 10000', null],
  ])('in "%s" is %s', (message, cap) => {
    expect(capIn(message, 9120)).toBe(cap);
  });
});

const refusedFor = (code: string, message: string): Attempt => ({
  id: message,
  workspace: '1/1',
  person: 'admin@acme.test',
  content: CONTENT,
  fingerprint: 'f',
  confirmedRecipients: 9120,
  names: NAMES,
  text: '',
  plan: null,
  sentAt: 1,
  endedAt: 2,
  state: {
    name: 'refused',
    refusal: { reason: 'invalid', details: [{ field: 'audience', code, message }] },
    serverMessage: null,
  },
});

it('is learned from the newest refusal that names one', () => {
  expect(
    learnedCap([
      refusedFor('unreachable', 'nobody, or 1'),
      refusedFor('cap_exceeded', 'too large'),
      refusedFor('cap_exceeded', '9120 of 5000'),
      refusedFor('cap_exceeded', '9120 of 4000'),
    ]),
  ).toBe(5000);
  expect(learnedCap([])).toBeNull();
});

it('holds no longer once a larger campaign was sent', () => {
  const refused = refusedFor('cap_exceeded', '9120 of 5000');
  const sentTo = (confirmedRecipients: number): Attempt => ({
    ...refused,
    confirmedRecipients,
    state: { name: 'sent', id: 7 },
  });
  expect(learnedCap([sentTo(5001), refused])).toBeNull();
  expect(learnedCap([sentTo(5000), refused])).toBe(5000);
  expect(learnedCap([refused, sentTo(5001)])).toBe(5000);
});

it('is neither learned nor lifted by an imported record', () => {
  const refused = refusedFor('cap_exceeded', '9120 of 5000');
  const imported: Attempt = { ...refused, importedAt: 3 };
  const sent: Attempt = { ...imported, state: { name: 'sent', id: 7 } };
  expect(learnedCap([imported])).toBeNull();
  expect(learnedCap([sent, refused])).toBe(5000);
});
