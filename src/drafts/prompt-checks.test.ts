import { expect, it } from 'vitest';
import { parseStoredChecks } from './prompt-checks';

it('skips damaged prompt checks and those of a newer version, but keeps them stored', () => {
  const valid = { id: 'a', kind: 'links', path: null };
  const damaged = { id: 'b', kind: 'max-length', path: null, length: -1 };
  const newer = { id: 'c', kind: 'tone', path: null };
  expect(parseStoredChecks({ checks: [damaged, valid, newer], at: 5 })).toEqual({
    checks: [valid],
    unreadable: [damaged, newer],
    at: 5,
  });
});

it.each([undefined, null, 'checks', { checks: 'x', at: 5 }, { checks: [], at: 'now' }])(
  'a stored value that isn’t a list of checks is ignored: %j',
  (value) => expect(parseStoredChecks(value)).toBeNull(),
);
