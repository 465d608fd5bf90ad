import { expect, it } from 'vitest';
import { typedNumber } from './typed-number';

it.each(['1201', '1,201', '1.201', ' 1 201 ', '1\u202f201', '1’201'])('reads %s as 1201', (typed) => {
  expect(typedNumber(typed)).toBe(1201);
});

it.each(['', '12,01', '1,20', '1.2e3', '-1201', '1201 people', '1,201.0', '0x4b1', '1201,'])(
  'reads no number in "%s"',
  (typed) => {
    expect(typedNumber(typed)).toBeNull();
  },
);
