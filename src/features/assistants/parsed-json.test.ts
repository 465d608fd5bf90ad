import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultIn, jsonValue } from './parsed-json';

it.each([
  ['["a",', 1, 6],
  ['{"a": 1\n "b": 2}', 2, 2],
  ['', 1, 1],
  ['[1, 2,]', 1, 7],
  ["{'a': 1}", 1, 2],
  ['12 x', 1, 4],
  ['-', 1, 1],
  ['["open', 1, 2],
  ['[1e999]', 1, 2],
  ['{"a":\n -1e999}', 2, 2],
])('finds the fault of %j', (text, line, column) => expect(faultIn(text)).toEqual({ line, column }));

it('finds none exactly where there is none', () => {
  expect(faultIn('["Infinity", "-Infinity"]')).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => void expect(faultIn(text)).toBeNull()));
  const broken = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', ']', 'x', '0'));
  fc.assert(
    fc.property(broken, ([text, at, by]) => {
      const cut = at % text.length;
      const other = text.slice(0, cut) + by + text.slice(cut + 1);
      expect(faultIn(other) === null).toBe(jsonValue(other) !== undefined);
    }),
  );
});
