import { expect, it } from 'vitest';
import { isStartOfNumber, parseId, parseNumber, parseTypedNumber } from './parse-number';

it.each(['1201', '1,201', '1.201', ' 1 201 ', '1\u202f201', '1’201'])(
  'parseTypedNumber reads %s as 1201',
  (typed) => {
    expect(parseTypedNumber(typed)).toBe(1201);
  },
);

it.each(['', '12,01', '1,20', '1.2e3', '-1201', '1201 people', '1,201.0', '0x4b1', '1201,'])(
  'parseTypedNumber returns null for "%s"',
  (typed) => {
    expect(parseTypedNumber(typed)).toBeNull();
  },
);

it.each([
  ['', true],
  ['12', true],
  ['1,2', true],
  ['1.201', true],
  ['2', false],
  ['12a', false],
  ['12011', false],
])('isStartOfNumber with "%s" and 1201 returns %s', (typed, isOne) => {
  expect(isStartOfNumber(typed, 1201)).toBe(isOne);
});

it.each([
  ['2500', 2500],
  ['-0,5', -0.5],
  ['0.125', 0.125],
  ['.5', 0.5],
  ['1.10', 1.1],
  ['1e-3', 0.001],
  ['2.5E3', 2500],
  ['1,234,567', 1_234_567],
  ['1 000', 1000],
  ['9007199254740991', 9_007_199_254_740_991],
])('parseNumber parses %s as %d', (typed, value) => expect(parseNumber(typed)).toEqual({ ok: true, value }));

it.each([
  ['1,000', '1000', '1.0'],
  ['1.000', '1000', '1.0'],
  ['-12.250', '-12250', '-12.25'],
  ['1,125', '1125', '1.1250'],
])('parseNumber rejects %s because it is ambiguous', (typed, whole, fraction) => {
  expect(parseNumber(typed)).toEqual({ ok: false, why: 'ambiguous', whole, fraction });
  for (const one of [whole, fraction]) expect(parseNumber(one)).toMatchObject({ ok: true });
});

it.each([
  ['9007199254740993', '9007199254740992'],
  ['0.12345678901234567890', '0.12345678901234568'],
  ['1e999', '∞'],
  ['1e-400', '0'],
])('parseNumber rejects %s because it can’t be stored exactly', (typed, stored) =>
  expect(parseNumber(typed)).toEqual({ ok: false, why: 'inexact', stored }),
);

it.each(['', '-', '1.', '1,2,3', '1.234,5', '2500,', '1e', 'NaN', '0x10', '12 people'])(
  'parseNumber finds no number in %j',
  (typed) => expect(parseNumber(typed)).toEqual({ ok: false, why: 'no-number' }),
);

it('parseId ignores surrounding spaces, and rejects 0 and IDs that are too long to be exact', () => {
  expect([' 302 ', '0', '9007199254740993'].map(parseId)).toEqual([302, null, null]);
});
