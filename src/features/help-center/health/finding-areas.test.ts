import { expect, it } from 'vitest';
import { FINDING_AREAS } from './finding-areas';
import { FINDING_CODES } from './findings';

it('lists each kind of problem in exactly one area of the portal checks, in the order of the kinds', () => {
  expect(FINDING_AREAS.flatMap(({ codes }) => codes)).toEqual([...FINDING_CODES]);
});
