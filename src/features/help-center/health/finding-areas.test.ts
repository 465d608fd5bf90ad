import { expect, it } from 'vitest';
import { FINDING_AREAS } from './finding-areas';
import { FINDING_CODES } from './findings';

it('the areas of the portal checks contain each problem kind exactly once and in order', () => {
  expect(FINDING_AREAS.flatMap(({ codes }) => codes)).toEqual([...FINDING_CODES]);
});
