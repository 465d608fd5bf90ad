import { expect, it } from 'vitest';
import { findJsonRemedy } from './json-remedy';

it.each([
  ['{\n  "team": "Workshop",\n  "after": 2\n  "outside": false\n}', 'CommaExpected', 3, '2'],
  ['["a",', 'ValueExpected', 1, ''],
  ['{"a": 1', 'CloseBraceExpected', 1, '1'],
  ['["open', 'UnexpectedEndOfString', 1, ''],
  ["{'a': 1}", 'InvalidSymbol', 1, ''],
  ['{"a" 1}', 'ColonExpected', 1, '"a"'],
  ['{}\n x', 'InvalidSymbol', 2, ''],
  ['[1e999]', null, 1, ''],
])('finds the cause and the line of the JSON error in %j', (text, code, line, after) =>
  expect(findJsonRemedy(text)).toEqual({ code, line, after }),
);

it('reports only the first JSON error of deeply nested brackets', () => {
  expect(findJsonRemedy(`${'['.repeat(5000)}x`)).toMatchObject({ code: 'InvalidSymbol', line: 1 });
  expect(findJsonRemedy(`\n${'['.repeat(100_000)}`)).toEqual({ code: null, line: 2, after: '' });
});
