import { afterEach, expect, it, vi } from 'vitest';
import { mapInSlices } from './in-slices';

afterEach(() => void vi.restoreAllMocks());

it('mapInSlices returns the same results as Array.map and pauses between slices', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  const work = mapInSlices(['a', 'b', 'c', 'd'], (item, index) => {
    done.push(item);
    now += 5;
    return `${item}${index}`;
  });
  expect(done, 'the rest waits for the next slice').toEqual(['a', 'b']);
  expect(await work).toEqual(['a0', 'b1', 'c2', 'd3']);
});

it('mapInSlices rejects with the error of the callback', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(mapInSlices([1], broken)).rejects.toThrow('broken');
  expect(await mapInSlices([], broken)).toEqual([]);
});
