import { expect, it } from 'vitest';
import { createNameIndex, isSameName, normalizeName } from './same-name';

it.each([
  ['Care', ' care ', true],
  ['CAFÉ', 'cafe', true],
  ['Care', 'Caring', false],
  ['Customer care', 'Customer  Ca\u200bre', true],
  [' ', '', false],
])('isSameName with %j and %j returns %s', (before, after, isSame) => {
  expect(isSameName(before, after)).toBe(isSame);
});

it('normalizeName joins letters with combining accents and trims the name', () => {
  expect(normalizeName(' Cafe\u0301\t')).toBe('Caf\u00e9');
});

it('createNameIndex prefers an exact name, and finds no record if several trimmed names match', () => {
  const find = createNameIndex([' pad', 'pad', ' a', 'a '], (name) => name);
  expect([' pad', 'pad', 'pad ', ' a', 'a'].map(find)).toEqual([' pad', 'pad', 'pad', ' a', undefined]);
});
