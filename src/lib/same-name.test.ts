import { expect, it } from 'vitest';
import { isSameName } from './same-name';

it.each([
  ['Care', ' care ', true],
  ['CAFÉ', 'cafe', true],
  ['Care', 'Caring', false],
  [' ', '', false],
])('takes %j and %j for one name: %s', (before, after, isSame) => {
  expect(isSameName(before, after)).toBe(isSame);
});
