import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DifferenceRow, differenceSections, lineDifference } from './line-difference';

const textOf = (row: DifferenceRow) =>
  row.kind === 'same' ? row.text : row.parts.map((part) => part.text).join('');

test('holds both versions whole, line numbers in order', () => {
  const text = fc
    .array(fc.constantFrom('a\n', 'b c d\n', '\n', 'b x d\r\n', '👍🏽 e\n'))
    .map((lines) => lines.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = lineDifference(before, after);
      expect(
        rows
          .filter((row) => row.kind !== 'added')
          .map(textOf)
          .join(''),
      ).toBe(before);
      expect(
        rows
          .filter((row) => row.kind !== 'removed')
          .map(textOf)
          .join(''),
      ).toBe(after);
      const numbers = rows.flatMap((row) => (row.kind === 'added' ? [] : [row.before]));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(differenceSections(rows).flatMap((section) => section.rows)).toEqual(rows);
    }),
    { numRuns: 1000 },
  );
});

test('marks the words that differ', () => {
  const rows = lineDifference('Click the red button.\n', 'Click the green button.\n');
  const marked = rows.map((row) => (row.kind === 'same' ? [] : row.parts.filter((part) => part.marked)));
  expect(marked).toEqual([[{ text: 'red', marked: true }], [{ text: 'green', marked: true }]]);
});

test('folds unchanged lines away from changes', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`);
  const rows = lineDifference(lines.join(''), lines.with(15, 'changed\n').join(''));
  expect(differenceSections(rows).map(({ kind, rows: inside }) => [kind, inside.length])).toEqual([
    ['folded', 12],
    ['shown', 8],
    ['folded', 11],
  ]);
});

test('two long texts with nothing in common end soon, one all gone and one all come', () => {
  const text = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name} ${index}\n`).join('');
  const rows = lineDifference(text('old'), text('new'));
  expect(rows).toHaveLength(40_000);
}, 20_000);
