import { expect, it } from 'vitest';
import type { CannedResponse } from '~/api/canned-responses';
import {
  findCommonFolder,
  getShortCodeAfterRename,
  getShortCodeInFolder,
  isFolderPath,
  normalizeFolder,
  planMove,
} from './plan-move';

const respond = (short_code: string, id: number): CannedResponse => ({
  id,
  short_code,
  content: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

it.each([
  ['refund', '', 'billing', 'billing/refund'],
  ['shipping/late/refund', 'shipping/late', 'billing', 'billing/refund'],
  ['shipping/late/refund', 'shipping', 'billing', 'billing/late/refund'],
  ['shipping/late/refund', '', 'old', 'old/shipping/late/refund'],
  ['shipping/late/refund', 'shipping', '', 'refund'],
  ['/refund', '', 'billing', 'billing//refund'],
])('moving %s from the folder “%s” to “%s” gives %s', (shortCode, from, folder, moved) => {
  expect(getShortCodeInFolder(shortCode, from, folder)).toBe(moved);
});

it.each([
  [['billing/eu/refund', 'billing/eu/vat', 'billing/eu/at/vat'], 'billing/eu'],
  [['billing/eu/refund', 'billing/vat'], 'billing'],
  [['billing/vat', 'refund'], ''],
  [['billing-eu/vat', 'billing/vat'], ''],
  [[], ''],
])('finds the common folder of %j', (shortCodes, folder) => {
  expect(findCommonFolder(shortCodes)).toBe(folder);
});

it('keeps subfolders when a folder is renamed', () => {
  expect(getShortCodeAfterRename('shipping/late/refund', 'shipping', 'delivery/eu')).toBe(
    'delivery/eu/late/refund',
  );
  expect(getShortCodeAfterRename('shipping/late/refund', 'shipping', '')).toBe('late/refund');
});

it.each([
  [' /billing / eu/ ', 'billing/eu', true],
  ['billing', 'billing', true],
  ['a/b/c', 'a/b/c', true],
  ['a/b/c/d', 'a/b/c/d', false],
  ['a//b', 'a//b', false],
  [' / ', '', false],
])('normalizes the typed folder “%s” to “%s”', (typed, path, isValid) => {
  expect(normalizeFolder(typed)).toBe(path);
  expect(isFolderPath(path)).toBe(isValid);
});

it('skips a response if its new short code is already in use or given to another moved response', () => {
  const all = ['billing/refund', 'refund', 'shipping/late', 'returns/late', 'vat'].map(respond);
  const some = all.filter(({ short_code }) => short_code !== 'refund');
  const plan = planMove(some, all, (shortCode) => getShortCodeInFolder(shortCode, '', ''));
  expect(plan.rows.map(({ shortCode }) => shortCode)).toEqual(['late']);
  expect(plan.taken.map(({ response }) => response.short_code)).toEqual(['billing/refund', 'returns/late']);
  expect(plan.unchanged.map(({ shortCode }) => shortCode)).toEqual(['vat']);
});
