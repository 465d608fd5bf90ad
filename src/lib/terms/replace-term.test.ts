import { describe, expect, it, test } from 'vitest';
import { matchCapitalization, replaceOccurrence } from './replace-term';

describe('matchCapitalization', () => {
  test.each([
    ['boiler', 'kettle', 'kettle'],
    ['Boiler', 'kettle', 'Kettle'],
    ['BOILER', 'kettle', 'Kettle'],
    ['brisa', 'Brisa', 'Brisa'],
    ['Éclair', 'éclair', 'Éclair'],
    ['2nd', 'second', 'second'],
  ])('replaces the word %s with the term %s, capitalized as %s', (found, use, expected) => {
    expect(matchCapitalization(found, use)).toBe(expected);
  });
});

it('replaceOccurrence replaces only the given occurrence of a word', () => {
  const text = 'A boiler, a Boiler and a boiler';
  expect(replaceOccurrence(text, { found: 'boiler', occurrence: 1, use: 'kettle' })).toBe(
    'A boiler, a Boiler and a kettle',
  );
  expect(replaceOccurrence(text, { found: 'Boiler', occurrence: 0, use: 'kettle' })).toBe(
    'A boiler, a Kettle and a boiler',
  );
  expect(replaceOccurrence(text, { found: 'boiler', occurrence: 2, use: 'kettle' })).toBeNull();
});
