import { expect, it } from 'vitest';
import { rankOptions } from './long-choices';

const options = Array.from({ length: 2000 }, (_, index) => ({
  value: String(index),
  label: `Team ${2000 - index}`,
}));
const found = (search: string, limit = 100) =>
  rankOptions({ options, search, limit }).map(({ label }) => label);

it('rankOptions ranks the option that matches the search exactly first', () => {
  expect(found(' team 1 ')).toHaveLength(100);
  expect(found(' team 1 ').slice(0, 2)).toEqual(['Team 1', 'Team 1999']);
});

it('rankOptions returns only matching options, or all options in their order without a search', () => {
  expect(found('', Number.POSITIVE_INFINITY)).toEqual(options.map(({ label }) => label));
  expect(found('1999')).toEqual(['Team 1999']);
  expect(found('Group')).toEqual([]);
});
