import { expect, it } from 'vitest';
import { isBeginningOf, typedNumber } from './typed-number';

it.each(['1201', '1,201', '1.201', ' 1 201 ', '1\u202f201', '1’201'])('reads %s as 1201', (typed) => {
  expect(typedNumber(typed)).toBe(1201);
});

it.each(['', '12,01', '1,20', '1.2e3', '-1201', '1201 people', '1,201.0', '0x4b1', '1201,'])(
  'reads no number in "%s"',
  (typed) => {
    expect(typedNumber(typed)).toBeNull();
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
])('takes "%s" for the beginning of 1201: %s', (typed, isOne) => {
  expect(isBeginningOf(typed, 1201)).toBe(isOne);
});
