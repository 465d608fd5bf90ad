import { expect, it } from 'vitest';
import { findZones } from './find-zones';
import { formatZoneTime, getClockTime, getZoneCity, getZoneWeekday, listZones } from './time-zones';

const NOW = Date.parse('2026-07-01T10:03:00.000Z');

it('formatZoneTime returns the current time in a zone with its offset', () => {
  expect(formatZoneTime('Asia/Kolkata', NOW, 'en-GB')).toMatch(/15:33.*GMT\+5:30/);
  expect(formatZoneTime('Etc/UTC', NOW, 'en-GB')).toMatch(/10:03/);
});

it.each(['Mars/Olympus', '', 'nonsense'])('formatZoneTime returns null for the unknown zone %j', (zone) =>
  expect(formatZoneTime(zone, NOW, 'en')).toBeNull(),
);

it.each([
  ['Pacific/Auckland', 'en', '10:03 PM', 'Wednesday', 'Auckland'],
  ['America/New_York', 'es', '6:03', 'miércoles', 'New York'],
  [
    'America/Argentina/Buenos_Aires',
    'pt-BR',
    expect.stringMatching(/^0?7:03$/),
    'quarta-feira',
    'Buenos Aires',
  ],
  ['Mars/Olympus', 'en', null, null, 'Olympus'],
])(
  'getClockTime, getZoneWeekday and getZoneCity return the time, weekday and city of %s in “%s”',
  (zone, language, time, weekday, city) => {
    // Some versions of ICU put a narrow no-break space before AM and PM.
    expect(getClockTime(zone, NOW, language)?.replace(/\s/, ' ') ?? null).toEqual(time);
    expect(getZoneWeekday(zone, NOW, language)).toBe(weekday);
    expect(getZoneCity(zone)).toBe(city);
  },
);

it('listZones returns UTC only once and uses current names instead of old ones such as Asia/Calcutta', () => {
  const zones = listZones();
  expect(zones.filter((zone) => zone === 'Etc/UTC')).toHaveLength(1);
  expect(zones).toContain('Asia/Kolkata');
  expect(zones).not.toContain('Asia/Calcutta');
});

const find = (search: string) => findZones(listZones(), search, { now: NOW, language: 'en' });

it.each([
  ['São Paulo', 'America/Sao_Paulo'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['Rio de Janeiro', 'America/Sao_Paulo'],
  ['new york', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['Kiev', 'Europe/Kyiv'],
  ['Calcutta', 'Asia/Kolkata'],
  ['India', 'Asia/Kolkata'],
  ['EST', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['CEST', 'Europe/Berlin'],
  ['GMT', 'Etc/UTC'],
  ['UTC', 'Etc/UTC'],
  ['UTC+5:30', 'Asia/Colombo'],
  ['Alemania', 'Europe/Berlin'],
])('for the search “%s”, findZones returns the zone %s first', (search, zone) => {
  expect(find(search)[0]).toBe(zone);
});

it('findZones finds the zones of a country by its name in English or in its own language', () => {
  expect(find('Brasil')).toEqual(find('Brazil'));
  expect(find('Brasil')).toContain('America/Sao_Paulo');
  expect(find('Brasil')).not.toContain('America/Santiago');
});

it.each(['UTC+2', 'GMT+2', '+2', 'utc+02:00', '+0200', 'UTC +2'])(
  'findZones finds zones by their current offset “%s”',
  (search) => {
    const zones = find(search);
    expect(zones).toContain('Europe/Berlin');
    expect(zones).toContain('Africa/Johannesburg');
    expect(zones).not.toContain('Europe/Kyiv');
    expect(zones).not.toContain('Europe/London');
  },
);

it('findZones accepts a hyphen or a minus sign in an offset', () => {
  expect(find('UTC-3')).toContain('America/Sao_Paulo');
  expect(find('UTC−3')).toEqual(find('UTC-3'));
});
