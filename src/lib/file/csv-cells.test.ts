import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeCell, unescapeCell } from './csv-cells';

it.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-', "'-"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ["'=1", "''=1"],
  ['a;=1', "a;'=1"],
  ['a\t+1\n@x\r\n- one', "a\t'+1\n'@x\r\n'- one"],
  ['a;"=1', 'a;"\'=1'],
  ["a;'=1", "a;''=1"],
  ['＝1+1', "'＝1+1"],
  ['1,-2', '1,-2'],
  ['a=b', 'a=b'],
  ["'quoted'", "'quoted'"],
  ['', ''],
])('escapeCell turns %j into %j', (text, cell) => expect(escapeCell(text)).toBe(cell));

it('unescapeCell reverses escapeCell for any text, and no escaped text starts a formula', () => {
  const risky = fc.string({ unit: fc.constantFrom(...`'"=+-@\t\r\n;a `) });
  fc.assert(
    fc.property(fc.oneof(risky, fc.string()), (text) => {
      expect(unescapeCell(escapeCell(text))).toBe(text);
      expect(escapeCell(text)).not.toMatch(/(^|[;\t\r\n])"*[=+\-@\t\r]/);
    }),
  );
});
