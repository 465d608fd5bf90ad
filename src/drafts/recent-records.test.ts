import { describe, expect, it } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import {
  loadRecentRecords,
  orderByPreviousPositions,
  type RecentRecord,
  recentRecords,
  removeRecentRecord,
  storeRecentRecord,
  withoutRecentRecord,
  withRecentRecord,
} from './recent-records';

const macro = (id: number, label = `Macro ${id}`): RecentRecord => ({ kind: 'macro', id: String(id), label });

describe('withRecentRecord', () => {
  it('withRecentRecord moves the opened record to the top, updates its name, and keeps eight records', () => {
    const eight = Array.from({ length: 8 }, (_, index) => macro(index + 1));
    expect(
      withRecentRecord(eight, macro(3, 'Renamed'))
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Renamed', 'Macro 1', 'Macro 2']);
    expect(withRecentRecord(eight, macro(9)).map(({ id }) => id)).toEqual([
      '9',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });
  it('withoutRecentRecord distinguishes recent records with the same ID by kind and portal', () => {
    const article = { kind: 'article', id: '1', portal: 'help', label: 'Article' };
    const other = { ...article, portal: 'shop' };
    expect(withoutRecentRecord([macro(1), article, other], article)).toEqual([macro(1), other]);
  });
});

describe('orderByPreviousPositions', () => {
  const ids = (...records: Parameters<typeof orderByPreviousPositions>) =>
    orderByPreviousPositions(...records).map(({ id }) => id);
  it('orderByPreviousPositions keeps the position of a recent record and updates its name', () => {
    const newest = [macro(3), macro(2, 'Renamed'), macro(1)];
    expect(orderByPreviousPositions([macro(1), macro(2)], newest)).toEqual([
      macro(1),
      macro(2, 'Renamed'),
      macro(3),
    ]);
  });
  it('orderByPreviousPositions puts a new recent record in the position of the removed record', () => {
    expect(ids([macro(1), macro(2), macro(3)], [macro(4), macro(3), macro(1)])).toEqual(['1', '4', '3']);
  });
  it('orderByPreviousPositions lists the newest record first without previous positions, and leaves no gap for a removed record', () => {
    expect(ids([], [macro(2), macro(1)])).toEqual(['2', '1']);
    expect(ids([macro(2), macro(1)], [macro(1)])).toEqual(['1']);
  });
});

describe('without storage', () => {
  it('without browser storage, recent records are kept per user and workspace until the page closes', async () => {
    const other = { ...TEST_SCOPE, accountId: 43 };
    await loadRecentRecords(TEST_SCOPE);
    await storeRecentRecord(TEST_SCOPE, macro(1));
    await storeRecentRecord(other, macro(2));
    expect(recentRecords.of(TEST_SCOPE)).toEqual([{ ...macro(1), at: expect.any(Number) }]);
    expect(recentRecords.of(other)).toEqual([]);
    await removeRecentRecord(TEST_SCOPE, macro(1));
    expect(recentRecords.of(TEST_SCOPE)).toEqual([]);
    await loadRecentRecords(other);
    expect(recentRecords.of(other)).toEqual([]);
  });
});
