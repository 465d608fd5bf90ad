import { expect, test } from 'vitest';
import { findHeadingAt, findMovedLine, readHeadings } from './headings';

const headings = (...rows: readonly (readonly [string, number])[]) =>
  rows.map(([text, line]) => ({ level: 2, text, line }));
const BEFORE = headings(['A', 3], ['B', 5], ['A', 9]);

test('findHeadingAt returns the last heading at or above the line', () => {
  expect(findHeadingAt(BEFORE, 2)).toBeNull();
  expect(findHeadingAt(BEFORE, 3)?.line).toBe(3);
  expect(findHeadingAt(BEFORE, 8)?.text).toBe('B');
});

test.each([
  ['lines were added above it', headings(['New', 1], ['A', 6], ['B', 8], ['A', 12]), [6, 8, 12]],
  ['it was removed', headings(['A', 3]), [3, 5, 9]],
])('findMovedLine returns the new line of a heading when %s', (_where, now, lines) => {
  expect(BEFORE.map(({ line }) => findMovedLine(BEFORE, now, line))).toEqual(lines);
});

const text = '# Bean\n\nYou are Bean.\n## Always ##\n```\n# no heading\n```\n#none\n### 2. Late';

test('readHeadings returns headings with their line numbers and skips code blocks', () => {
  expect(readHeadings(text)).toEqual([
    { level: 1, text: 'Bean', line: 1 },
    { level: 2, text: 'Always', line: 4 },
    { level: 3, text: '2. Late', line: 9 },
  ]);
  expect(readHeadings('plain')).toEqual([]);
  expect(readHeadings('a\r\n# b\r\n')).toEqual([{ level: 1, text: 'b', line: 2 }]);
});

test('findHeadingAt returns the heading of the section that contains a line', () => {
  const headings = readHeadings(text);
  expect(findHeadingAt(headings, 3)?.text).toBe('Bean');
  expect(findHeadingAt(headings, 8)?.text).toBe('Always');
  expect(findHeadingAt(readHeadings('x\n# y'), 1)).toBeNull();
});
