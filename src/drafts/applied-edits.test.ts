import { describe, expect, it } from 'vitest';
import { assignEditNumbers, listAppliedEdits } from './applied-edits';

const entry = (at: number, number?: number) => ({
  place: '1/1/a@acme.test#support',
  id: String(at),
  at,
  state: 'applied' as const,
  before: null,
  after: null,
  diff: '',
  ...(number !== undefined && { number }),
});

describe('assignEditNumbers', () => {
  it.each([
    ['numbers applied edits from the oldest', [entry(3), entry(1), entry(2)], [1, 2, 3]],
    ['keeps the numbers of applied edits when older edits have expired', [entry(3, 3), entry(4, 4)], [3, 4]],
    ['gives a new applied edit the next number', [entry(3, 3), entry(5, 5), entry(6)], [3, 5, 6]],
    ['numbers applied edits that were stored without a number', [entry(1), entry(2), entry(3)], [1, 2, 3]],
  ])('%s', (_, kept, numbers) =>
    expect(assignEditNumbers(kept).map(({ number }) => number)).toEqual(numbers),
  );
});

it('listAppliedEdits returns null, not an empty list, if storage is unavailable', async () => {
  expect(await listAppliedEdits('here')).toBeNull();
});
