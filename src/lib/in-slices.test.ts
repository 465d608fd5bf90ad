import { afterEach, expect, it, vi } from 'vitest';
import { mapInSlices } from './in-slices';

afterEach(() => void vi.restoreAllMocks());

it('answers as a map does, and lets go of the page in between', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  const work = mapInSlices(['a', 'b', 'c', 'd'], (item, index) => {
    done.push(item);
    now += 5;
    return `${item}${index}`;
  });
  expect(done, 'the rest is for later').toEqual(['a', 'b']);
  expect(await work).toEqual(['a0', 'b1', 'c2', 'd3']);
});

it('throws what the work throws', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(mapInSlices([1], broken)).rejects.toThrow('broken');
  expect(await mapInSlices([], broken)).toEqual([]);
});
