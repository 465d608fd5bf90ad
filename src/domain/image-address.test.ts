import { describe, expect, it } from 'vitest';
import { escapeAlternativeText, toImageAddress } from './image-address';

describe('toImageAddress', () => {
  it.each([
    ['https://files.test/a.png', 'https://files.test/a.png'],
    ['https://files.test/a (1).png', 'https://files.test/a%20%281%29.png'],
    ['http://127.0.0.1:4010/a.png', 'http://127.0.0.1:4010/a.png'],
    ['http://localhost/a.png', 'http://localhost/a.png'],
    ['http://files.test/a.png', null],
    ['http://127.0.0.1.evil.test/a.png', null],
    ['https://name@files.test/a.png', null],
    ['https://:word@files.test/a.png', null],
    ['https://console.test/v1/a.png', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['/uploads/a.png', null],
  ])('returns an escaped URL for a permitted image, otherwise null: %s', (given, address) => {
    expect(toImageAddress(given, 'console.test')).toBe(address);
  });
});

it('escapeAlternativeText escapes brackets and replaces line breaks with spaces', () => {
  expect(escapeAlternativeText('a ](javascript:x)\n[b')).toBe('a \\](javascript:x) \\[b');
});
