import { expect, it } from 'vitest';
import { indexByName, isSameName, normalizeName } from './same-name';

it.each([
  ['Care', ' care ', true],
  ['CAFÉ', 'cafe', true],
  ['Care', 'Caring', false],
  ['Customer care', 'Customer  Ca\u200bre', true],
  [' ', '', false],
])('takes %j and %j for one name: %s', (before, after, isSame) => {
  expect(isSameName(before, after)).toBe(isSame);
});

it('normalizes composed characters and the space around a name', () => {
  expect(normalizeName(' Cafe\u0301\t')).toBe('Caf\u00e9');
});

it('finds the exact name before a normalized one, and none where two could be meant', () => {
  const find = indexByName([' pad', 'pad', ' a', 'a '], (name) => name);
  expect([' pad', 'pad', 'pad ', ' a', 'a'].map(find)).toEqual([' pad', 'pad', 'pad', ' a', undefined]);
});
