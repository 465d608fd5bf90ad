import { expect, it } from 'vitest';
import { headingAt } from '~/lib/headings';
import { headingsOf } from './prompt-headings';

const text = '# Bean\n\nYou are Bean.\n## Always ##\n```\n# no heading\n```\n#none\n### 2. Late';

it('finds headings by their lines, and none in code', () => {
  expect(headingsOf(text)).toEqual([
    { level: 1, text: 'Bean', line: 1 },
    { level: 2, text: 'Always', line: 4 },
    { level: 3, text: '2. Late', line: 9 },
  ]);
  expect(headingsOf('plain')).toEqual([]);
  expect(headingsOf('a\r\n# b\r\n')).toEqual([{ level: 1, text: 'b', line: 2 }]);
});

it('tells what a line stands below', () => {
  const headings = headingsOf(text);
  expect(headingAt(headings, 3)?.text).toBe('Bean');
  expect(headingAt(headings, 8)?.text).toBe('Always');
  expect(headingAt(headingsOf('x\n# y'), 1)).toBeNull();
});
