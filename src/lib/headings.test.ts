import { expect, test } from 'vitest';
import { headingAt, lineNow } from './headings';

const headings = (...rows: readonly (readonly [string, number])[]) =>
  rows.map(([text, line]) => ({ level: 2, text, line }));
const BEFORE = headings(['A', 3], ['B', 5], ['A', 9]);

test('a line stands below the heading before it', () => {
  expect(headingAt(BEFORE, 2)).toBeNull();
  expect(headingAt(BEFORE, 3)?.line).toBe(3);
  expect(headingAt(BEFORE, 8)?.text).toBe('B');
});

test.each([
  ['lines were typed above', headings(['New', 1], ['A', 6], ['B', 8], ['A', 12]), [6, 8, 12]],
  ['it is gone', headings(['A', 3]), [3, 5, 9]],
])('a heading is found again where %s', (_where, now, lines) => {
  expect(BEFORE.map(({ line }) => lineNow(BEFORE, now, line))).toEqual(lines);
});
