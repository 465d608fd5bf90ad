import { expect, test } from 'vitest';
import { headingAt, lineNow, readHeadings } from './headings';

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

const text = '# Bean\n\nYou are Bean.\n## Always ##\n```\n# no heading\n```\n#none\n### 2. Late';

test('reads headings with their lines, and none in code', () => {
  expect(readHeadings(text)).toEqual([
    { level: 1, text: 'Bean', line: 1 },
    { level: 2, text: 'Always', line: 4 },
    { level: 3, text: '2. Late', line: 9 },
  ]);
  expect(readHeadings('plain')).toEqual([]);
  expect(readHeadings('a\r\n# b\r\n')).toEqual([{ level: 1, text: 'b', line: 2 }]);
});

test('finds the heading that a line is below', () => {
  const headings = readHeadings(text);
  expect(headingAt(headings, 3)?.text).toBe('Bean');
  expect(headingAt(headings, 8)?.text).toBe('Always');
  expect(headingAt(readHeadings('x\n# y'), 1)).toBeNull();
});
