import { describe, expect, it } from 'vitest';
import {
  checkScheduledTime,
  listSuggestedTimes,
  resolveWallClock,
  toTimestamp,
  toWallClockInputs,
} from './schedule';
import { isTimeZone, listMainZones, listShownZones } from './zones';

const at = (text: string) => Date.parse(text);

describe('resolveWallClock', () => {
  it('converts a wall-clock time that exists once to an instant', () => {
    expect(resolveWallClock('2026-06-01', '09:30', 'America/Sao_Paulo')).toEqual({
      kind: 'once',
      at: at('2026-06-01T12:30:00Z'),
    });
  });
  it('returns an earlier and a later instant for a time that a clock change skips', () => {
    expect(resolveWallClock('2026-03-29', '02:30', 'Europe/Madrid')).toEqual({
      kind: 'never',
      earlier: at('2026-03-29T00:30:00Z'),
      later: at('2026-03-29T01:30:00Z'),
    });
  });
  it('returns both instants of a wall-clock time that occurs twice when clocks go back', () => {
    expect(resolveWallClock('2026-11-01', '01:30', 'America/New_York')).toEqual({
      kind: 'twice',
      earlier: at('2026-11-01T05:30:00Z'),
      later: at('2026-11-01T06:30:00Z'),
    });
  });
  it('converts times near clock changes of half an hour or at midnight, and in zones without clock changes', () => {
    expect(resolveWallClock('2026-10-04', '02:15', 'Australia/Lord_Howe').kind).toBe('never');
    expect(resolveWallClock('2018-11-04', '00:30', 'America/Sao_Paulo').kind).toBe('never');
    expect(resolveWallClock('2026-03-29', '02:30', 'UTC').kind).toBe('once');
  });
  it.each([
    ['2026-02-30', '09:30', 'UTC'],
    ['', '09:30', 'UTC'],
    ['2026-02-03', '25:00', 'UTC'],
    ['2026-02-03', '', 'UTC'],
    ['2026-02-03', '09:30', 'Mars/Olympus'],
  ])(
    'rejects a wall-clock time if its date, time or time zone is invalid: %s, %s, %s',
    (date, time, zone) => {
      expect(resolveWallClock(date, time, zone)).toEqual({ kind: 'unreadable' });
    },
  );
});

describe('conversion of times for screen and request', () => {
  it('converts an instant to a wall-clock time and to a timestamp', () => {
    const instant = at('2026-11-21T15:45:00Z');
    expect(toWallClockInputs(instant, 'Asia/Kolkata')).toEqual({ date: '2026-11-21', time: '21:15' });
    expect(toTimestamp(instant)).toBe('2026-11-21T15:45:00.000Z');
  });
  it('lists each time zone once and omits unknown ones', () => {
    expect(listShownZones('Europe/Madrid', 'America/Sao_Paulo')).toEqual([
      'America/Sao_Paulo',
      'Europe/Madrid',
      'UTC',
    ]);
    expect(listMainZones('Europe/Madrid', 'America/Sao_Paulo')).toEqual([
      'America/Sao_Paulo',
      'Europe/Madrid',
    ]);
    expect(listMainZones('UTC', 'Europe/Madrid')).toEqual(['Europe/Madrid', 'UTC']);
    expect(listMainZones('Europe/Madrid', null)).toEqual(['Europe/Madrid']);
    expect(listShownZones('UTC', 'UTC')).toEqual(['UTC']);
    expect(listShownZones('UTC', 'Nowhere/At all')).toEqual(['UTC']);
    expect(isTimeZone('Nowhere/At all')).toBe(false);
  });
});

describe('checkScheduledTime', () => {
  const now = at('2026-11-21T12:00:00Z');
  it('rejects a scheduled time less than five minutes ahead', () => {
    expect(checkScheduledTime(now, now, null)).toBe('past');
    expect(checkScheduledTime(now + 299_999, now, null)).toBe('too-soon');
    expect(checkScheduledTime(now + 300_000, now, null)).toBe('fine');
  });
  it('asks the user to confirm a scheduled date more than two years ahead', () => {
    expect(checkScheduledTime(at('2028-11-21T12:00:00Z'), now, null)).toBe('fine');
    expect(checkScheduledTime(at('2062-11-21T12:00:00Z'), now, null)).toBe('far');
  });
  it("checks a scheduled time against the browser's or the server's clock, whichever is ahead", () => {
    expect(checkScheduledTime(now + 600_000, now, now + 700_000)).toBe('past');
    expect(checkScheduledTime(now + 600_000, now, now + 400_000)).toBe('too-soon');
    expect(checkScheduledTime(now + 100_000, now, now - 900_000)).toBe('too-soon');
  });
});

describe('suggested times', () => {
  it('suggests scheduled times from the next day on, in the selected time zone', () => {
    const late = Date.parse('2026-11-21T23:30:00Z');
    expect(listSuggestedTimes(late, 'UTC')).toEqual([
      { date: '2026-11-22', time: '09:00' },
      { date: '2026-11-22', time: '16:00' },
      { date: '2026-11-23', time: '09:00' },
    ]);
    // In Madrid it is already Sunday, so that tomorrow is Monday.
    expect(listSuggestedTimes(late, 'Europe/Madrid')).toEqual([
      { date: '2026-11-23', time: '09:00' },
      { date: '2026-11-23', time: '16:00' },
    ]);
  });
});
