import { expect, it } from 'vitest';
import { hasNextPage } from './page-meta';

const at = { current_page: 2, per_page: 25 };

it.each([
  ['before the last page', { ...at, total_pages: 3 }, 25, true],
  ['on the last page', { ...at, total_pages: 2 }, 25, false],
  ['on an empty page, whatever is said', { ...at, total_pages: 9, has_next: true }, 0, false],
  ['where the answer says so', { ...at, has_next: true }, 25, true],
  ['where the answer denies it', { ...at, has_next: false }, 25, false],
  ['after a full page of which nothing is said', at, 25, true],
  ['after a short page of which nothing is said', at, 24, false],
])('is there a next page %s', (_, meta, entries, expected) => {
  expect(hasNextPage(meta, 2, entries)).toBe(expected);
});
