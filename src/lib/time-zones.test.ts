import { expect, it } from 'vitest';
import { isFound, knownZones, timeIn } from './time-zones';

const NOW = Date.parse('2026-07-01T10:03:00.000Z');

it('tells the present time in a zone, with its offset', () => {
  expect(timeIn('Asia/Kolkata', NOW, 'en-GB')).toMatch(/15:33.*GMT\+5:30/);
  expect(timeIn('Etc/UTC', NOW, 'en-GB')).toMatch(/10:03/);
});

it.each(['Mars/Olympus', '', 'nonsense'])('says nothing of the unknown zone %j', (zone) =>
  expect(timeIn(zone, NOW, 'en')).toBeNull(),
);

it('knows UTC once, and finds zones as people type them', () => {
  const zones = knownZones();
  expect(zones.filter((zone) => zone === 'Etc/UTC')).toHaveLength(1);
  expect(zones.filter((zone) => isFound(zone, 'new york'))).toEqual(['America/New_York']);
  expect(zones).toContain('Asia/Kolkata');
  expect(zones).not.toContain('Asia/Calcutta');
});
