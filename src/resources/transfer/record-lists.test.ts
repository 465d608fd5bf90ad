import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEachConcurrently } from './record-lists';

it('forEachConcurrently processes every item of a list once', async () => {
  const seen: number[] = [];
  await forEachConcurrently([1, 2, 3, 4, 5, 6], async (item) => void seen.push(item));
  expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('forEachConcurrently starts no more items after an item has failed', async () => {
  const seen: number[] = [];
  const items = Array.from({ length: 50 }, (_, index) => index);
  const work = async (item: number) => {
    seen.push(item);
    await Promise.resolve();
    if (item === 0) throw new Error('the first failed');
  };
  await expect(forEachConcurrently(items, work)).rejects.toThrow('the first failed');
  await setImmediate();
  expect(seen.length).toBeLessThan(10);
});
