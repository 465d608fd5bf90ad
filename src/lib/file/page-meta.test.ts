import { expect, it } from 'vitest';
import { hasNextPage, takePage } from './page-meta';

const at = { current_page: 2, per_page: 25 };

it.each([
  ['before the last page', { ...at, total_pages: 3 }, 25, true],
  ['on the last page', { ...at, total_pages: 2 }, 25, false],
  ['on an empty page, whatever the response says', { ...at, total_pages: 9, has_next: true }, 0, false],
  ['when the response says so', { ...at, has_next: true }, 25, true],
  ['when the response denies it', { ...at, has_next: false }, 25, false],
  ['after a full page without further information', at, 25, true],
  ['after a short page without further information', at, 24, false],
])('hasNextPage reports whether another page follows %s', (_, meta, entries, expected) => {
  expect(hasNextPage(meta, 2, entries)).toBe(expected);
});

it('takePage returns the requested page of a list, or the last page if the list has fewer pages', () => {
  const rows = Array.from({ length: 60 }, (_, index) => index);
  expect(takePage(rows, {})).toMatchObject({
    data: { length: 25 },
    meta: { current_page: 1, total_pages: 3 },
  });
  expect(takePage(rows, { page: 3, per_page: 25 }).data).toEqual(rows.slice(50));
  // Requests page 9 of a list that has only three pages.
  expect(takePage(rows, { page: 9 })).toMatchObject({
    data: rows.slice(50),
    meta: { current_page: 3, total_count: 60, total_pages: 3 },
  });
  expect(takePage([], {}).meta.total_pages).toBe(1);
});
