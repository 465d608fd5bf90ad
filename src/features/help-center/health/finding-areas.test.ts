import { expect, it } from 'vitest';
import { FINDING_AREAS } from './finding-areas';
import { FINDING_CODES } from './findings';

it('assigns each kind of finding to exactly one area and keeps their order', () => {
  expect(FINDING_AREAS.flatMap(({ codes }) => codes)).toEqual([...FINDING_CODES]);
});
