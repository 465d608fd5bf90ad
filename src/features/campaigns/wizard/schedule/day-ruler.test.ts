import { describe, expect, it } from 'vitest';
import { buildDayRuler, findClockChangeDays } from './day-ruler';

const at = (iso: string) => Date.parse(iso);

describe('buildDayRuler', () => {
  it('the day ruler has 23 hours on a day when a clock change skips an hour', () => {
    const { share, hours, lines } = buildDayRuler(at('2027-03-14T13:00:00Z'), [
      'America/New_York',
      'Europe/Madrid',
    ]);
    expect(hours).toBe(23);
    expect(share).toBeCloseTo(8 / 23);
    const [newYork, madrid] = lines;
    expect(newYork?.ticks.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 3, 4, 5]);
    expect(newYork?.ticks).toHaveLength(24);
    expect(madrid?.ticks[0]?.hour).toBe(6);
    expect(newYork?.change).toEqual({
      share: 2 / 23,
      from: '02:00',
      to: '03:00',
      isForward: true,
      minutes: 60,
      ahead: [{ zone: 'Europe/Madrid', before: 6, after: 5 }],
    });
    expect(madrid?.change).toBeNull();
  });

  it('the day ruler has 25 hours on a day when a clock change repeats an hour', () => {
    const { hours, lines } = buildDayRuler(at('2026-10-25T10:00:00Z'), ['Europe/Madrid']);
    expect(hours).toBe(25);
    expect(lines[0]?.change).toMatchObject({ from: '03:00', to: '02:00', isForward: false });
    expect(lines[0]?.ticks.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
  });

  it('the day ruler shows a clock change of another time zone on the scheduled day', () => {
    const { hours, lines } = buildDayRuler(at('2027-03-27T12:00:00Z'), [
      'America/Sao_Paulo',
      'Europe/Madrid',
    ]);
    expect(hours).toBe(24);
    expect(lines[0]?.change).toBeNull();
    expect(lines[1]?.change).toMatchObject({ from: '02:00', to: '03:00' });
  });

  it('the day ruler has ticks at the whole hours of a time zone with a half-hour offset', () => {
    const { lines } = buildDayRuler(at('2026-11-28T12:00:00Z'), ['UTC', 'Asia/Kolkata']);
    expect(lines[1]?.ticks[0]).toMatchObject({ share: 0.5 / 24, hour: 6 });
    expect(lines[0]?.ticks).toHaveLength(25);
  });
});

it('finds the days on which clocks change', () => {
  expect(
    findClockChangeDays('2027-02-28', '2027-04-03', ['America/New_York', 'Europe/Madrid', 'UTC']),
  ).toEqual(['2027-03-14', '2027-03-28']);
  expect(findClockChangeDays('2027-03-14', '2027-03-14', ['America/New_York'])).toEqual(['2027-03-14']);
  expect(findClockChangeDays('2027-03-15', '2027-03-31', ['America/New_York'])).toEqual([]);
});
