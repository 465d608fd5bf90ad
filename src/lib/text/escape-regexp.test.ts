import { expect, it } from 'vitest';
import { escapeRegExp } from './escape-regexp';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

it.each(['u', 'giu', ''])('an escaped string matches exactly itself with the flags “%s”', (flags) => {
  for (const text of [...PRINTABLE, PRINTABLE, 'e-mail (a|b)'])
    expect(new RegExp(`^${escapeRegExp(text)}$`, flags).test(text)).toBe(true);
  expect(new RegExp(escapeRegExp('a.b'), flags).test('axb')).toBe(false);
});
