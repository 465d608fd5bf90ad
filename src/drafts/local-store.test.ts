import { expect, it } from 'vitest';
import { findExpiredKeys, isOwnedBy } from './local-store';

const DAY = 24 * 3600 * 1000;

it.each([
  ['1/2/a@acme.test', true],
  ['1/2/a@acme.test|help|7', true],
  ['1/2/a@acme.test#f00', true],
  ['["1/2/a@acme.test","macro 12"]', true],
  ['["1/2/a@acme.test","macro 12"] unrestored', true],
  ['1/2/a@acme.test|7 unrestored', true],
  [['1/2/a@acme.test|help|new', 'tab'], true],
  ['1/2/a@acme.testing', false],
  ['1/2/aa@acme.test', false],
  ['1/2/b@acme.test|1/2/a@acme.test', false],
  ['a@acme.test', false],
  [7, false],
])('isOwnedBy reports whether a key belongs to a person (%j: %s)', (key, isOwn) =>
  expect(isOwnedBy('a@acme.test', key)).toBe(isOwn),
);

it('findExpiredKeys returns the keys of records whose group hasn’t changed for 30 days', () => {
  const now = 100 * DAY;
  const records = [
    { key: 'old', group: 'a', at: now - 31 * DAY },
    { key: 'origin', group: 'b', at: now - 90 * DAY },
    { key: 'typed over it', group: 'b', at: now - 29 * DAY },
    { key: 'from a clock that was wrong', group: 'c', at: now + DAY },
  ];
  expect(findExpiredKeys(records, now, 30)).toEqual(['old']);
});
