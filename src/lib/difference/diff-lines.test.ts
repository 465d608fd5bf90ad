import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { buildDisplayItems } from '~/ui/difference/display-items';
import { splitLines } from '../text/lines';
import { diffLines } from './diff-lines';
import { getMarkedWords } from './fixtures/marked-words';
import { createTextDifferenceModel } from './fixtures/models';

const marked = (before: string, after: string) => getMarkedWords(createTextDifferenceModel(before, after));

test('diffLines returns every line of both inputs, with line numbers and changes in order', () => {
  const text = fc
    .array(fc.constantFrom('a\n', 'b c d\n', '\n', 'b x d\r\n', 'c\r', '👍🏽 e\n', 'end'))
    .map((lines) => lines.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const side = (other: 'removed' | 'added') => lines.filter(({ kind }) => kind !== other);
      const shown = (whole: string) => splitLines(whole).map((line) => line.replace(/\n$/, ''));
      expect(side('added').map((line) => line.text)).toEqual(shown(before));
      expect(side('removed').map((line) => line.text)).toEqual(shown(after));
      expect(side('added').map((line) => line.before)).toEqual(splitLines(before).map((_, at) => at + 1));
      expect(side('removed').map((line) => line.after)).toEqual(splitLines(after).map((_, at) => at + 1));
      const { changes, lines: drawn } = createTextDifferenceModel(before, after);
      expect(drawn).toEqual(lines);
      for (const { from, to } of changes)
        expect(lines.slice(from, to).every(({ kind }) => kind !== 'context')).toBe(true);
      expect(changes.flatMap(({ removed, added }) => [...removed, ...added])).toHaveLength(
        lines.filter(({ kind }) => kind !== 'context').length,
      );
    }),
    { numRuns: getPropertyRuns(1000) },
  );
});

test('computeChangeMarkings marks the words that differ', () => {
  expect(marked('Click the red button.\n', 'Click the green button.\n')).toEqual(['red', 'green']);
});

test('computeChangeMarkings marks the changed words of a line even if a line was inserted above it', () => {
  expect(marked('Click the red button.\n', 'Quite new.\n\nClick the green button.\n')).toEqual([
    'red',
    'green',
  ]);
});

test('buildDisplayItems collapses unchanged lines that are far from a change', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`);
  const model = createTextDifferenceModel(lines.join(''), lines.with(15, 'changed\n').join(''));
  expect(
    [...buildDisplayItems(model, 'unified', new Set(), false)].filter(({ kind }) => kind === 'fold'),
  ).toEqual([
    { kind: 'fold', from: 0, to: 12 },
    { kind: 'fold', from: 20, to: 31 },
  ]);
});

test('diffLines quickly returns all lines of two long unrelated inputs as removed and added', () => {
  const text = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name} ${index}\n`).join('');
  expect(diffLines(text('old'), text('new'))).toHaveLength(40_000);
}, 20_000);
