import { describe, expect, it } from 'vitest';
import { PAUSE_BETWEEN_SENDS, pausedUntil } from './pause';
import { mayReachPlatform } from './send-origin';

describe('pausedUntil', () => {
  it('waits ninety seconds after the last send', () => {
    expect(pausedUntil(null, 5)).toBeNull();
    expect(pausedUntil(1000, 1000)).toBe(1000 + PAUSE_BETWEEN_SENDS);
    expect(pausedUntil(1000, 999 + PAUSE_BETWEEN_SENDS)).toBe(1000 + PAUSE_BETWEEN_SENDS);
    expect(pausedUntil(1000, 1000 + PAUSE_BETWEEN_SENDS)).toBeNull();
  });
  it('never waits longer because the clock was set back', () => {
    expect(pausedUntil(10_000_000, 1000)).toBe(1000 + PAUSE_BETWEEN_SENDS);
  });
});

describe('mayReachPlatform', () => {
  const page = 'https://console.example.test/acme/campaigns/new';
  it.each([
    ['', true],
    ['/api', true],
    ['https://console.example.test/api', true],
    ['https://console.example.test:8443', false],
    ['http://console.example.test', false],
    ['https://api.example.test', false],
  ])('allows the platform URL "%s": %s', (platformUrl, expected) => {
    expect(mayReachPlatform(platformUrl, page, false)).toBe(expected);
    expect(mayReachPlatform(platformUrl, page, true)).toBe(true);
  });
});
