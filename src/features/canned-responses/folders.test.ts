import { describe, expect, it } from 'vitest';
import { getShortCodeFolder } from './folders';
import { isInFolder } from './is-in-folder';

describe('getShortCodeFolder', () => {
  it.each([
    ['billing/refund', 'billing'],
    ['billing/eu/refund', 'billing/eu'],
    ['a/b/c/d/e', 'a/b/c'],
    ['refund', null],
    ['/refund', null],
    ['billing/', 'billing'],
    ['billing//refund', 'billing'],
  ])('returns the folder of the short code %s', (shortCode, folder) =>
    expect(getShortCodeFolder(shortCode)).toBe(folder),
  );
});

describe('isInFolder', () => {
  it.each([
    ['billing/refund', undefined, true],
    ['billing/refund', 'billing', true],
    ['billing/eu/refund', 'billing', true],
    ['billing/refund', 'billing/eu', false],
    ['billing-eu/refund', 'billing', false],
    ['billing/refund', '', false],
    ['refund', '', true],
    ['billing', 'billing', false],
  ])('reports whether the short code %s is in the folder %s', (shortCode, path, isIn) =>
    expect(isInFolder(shortCode, path)).toBe(isIn),
  );
});
