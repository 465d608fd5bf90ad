import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { computeHeadingSpaces } from './heading-spaces';

it('adds space to the shorter of two parallel sections, unless the difference is invisible', () => {
  expect(computeHeadingSpaces([100, 150, 300], [80, 200.4, 350])).toEqual({
    own: [0, 70, 0],
    original: [20, 0, 0],
  });
});

const heights = fc.array(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 })), {
  maxLength: 20,
});

it('aligns all headings of a translation and its original, regardless of the heights of their sections', () => {
  fc.assert(
    fc.property(heights, (sections) => {
      const tops = (side: 0 | 1) =>
        sections.map((_, index) => sections.slice(0, index + 1).reduce((sum, one) => sum + one[side], 0));
      const spaced = (natural: readonly number[], spaces: readonly number[]) =>
        natural.map((top, index) => top + spaces.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
      const { own, original } = computeHeadingSpaces(tops(0), tops(1));
      const [left, right] = [spaced(tops(0), own), spaced(tops(1), original)];
      for (const [index, top] of left.entries()) expect(Math.abs(top - (right[index] ?? 0))).toBeLessThan(2);
      for (const [index, space] of own.entries()) expect(space === 0 || original[index] === 0).toBe(true);
    }),
    { numRuns: getPropertyRuns(100) },
  );
});
