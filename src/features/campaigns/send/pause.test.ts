import { describe, expect, it } from 'vitest';
import { getPauseEnd, PAUSE_BETWEEN_SENDS } from './pause';
import { isSendOriginAllowed } from './send-origin';

describe('getPauseEnd', () => {
  it('pauses for ninety seconds after the last send', () => {
    expect(getPauseEnd(null, 5)).toBeNull();
    expect(getPauseEnd(1000, 1000)).toBe(1000 + PAUSE_BETWEEN_SENDS);
    expect(getPauseEnd(1000, 999 + PAUSE_BETWEEN_SENDS)).toBe(1000 + PAUSE_BETWEEN_SENDS);
    expect(getPauseEnd(1000, 1000 + PAUSE_BETWEEN_SENDS)).toBeNull();
  });
  it('does not extend the pause if the clock was set back', () => {
    expect(getPauseEnd(10_000_000, 1000)).toBe(1000 + PAUSE_BETWEEN_SENDS);
  });
});

describe('isSendOriginAllowed', () => {
  const page = 'https://console.example.test/acme/campaigns/new';
  it.each([
    ['', true],
    ['/api', true],
    ['https://console.example.test/api', true],
    ['https://console.example.test:8443', false],
    ['http://console.example.test', false],
    ['https://api.example.test', false],
  ])(
    'reports whether sending to the platform URL "%s" is allowed without accepting the cross-origin risk: %s',
    (platformUrl, expected) => {
      expect(isSendOriginAllowed(platformUrl, page, false)).toBe(expected);
      expect(isSendOriginAllowed(platformUrl, page, true)).toBe(true);
    },
  );
});
