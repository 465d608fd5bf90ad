import { expect, it } from 'vitest';
import { isInQuietHours, listQuietParts, parseQuietHours } from './quiet-hours';

const NIGHT = { from: '22:00', to: '08:00' };
const at = (time: string) => Date.parse(`2027-03-10T${time}:00Z`);

it.each([
  ['22:00-08:00', NIGHT],
  ['13:30-14:00', { from: '13:30', to: '14:00' }],
  ['08:00-08:00', null],
  ['24:00-08:00', null],
  ['22-8', null],
  ['', null],
  [null, null],
])('parses the quiet hours %j', (text, hours) => expect(parseQuietHours(text)).toEqual(hours));

it.each([
  ['21:59', false],
  ['22:00', true],
  ['03:00', true],
  ['07:59', true],
  ['08:00', false],
])('reports whether %s is within the quiet hours from 22:00 to 08:00: %s', (time, expected) =>
  expect(isInQuietHours(at(time), 'UTC', NIGHT)).toBe(expected),
);

it('applies quiet hours in the given time zone', () => {
  expect(isInQuietHours(at('21:30'), 'Europe/Madrid', NIGHT)).toBe(true);
  expect(isInQuietHours(at('12:30'), 'UTC', { from: '12:00', to: '13:00' })).toBe(true);
});

it('lists the parts of a day within the quiet hours, even if the quiet hours apply in another time zone', () => {
  expect(listQuietParts(at('00:00'), at('00:00') + 24 * 3_600_000, 'UTC', NIGHT)).toEqual([
    { from: 0, to: 8 / 24 },
    { from: 22 / 24, to: 1 },
  ]);
  // The quiet hours apply in Tokyo, which is nine hours ahead of UTC.
  expect(listQuietParts(at('00:00'), at('00:00') + 24 * 3_600_000, 'Asia/Tokyo', NIGHT)).toEqual([
    { from: 13 / 24, to: 23 / 24 },
  ]);
});
