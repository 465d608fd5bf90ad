import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { findMostFrequentBreak, normalizeLineBreaks, restoreLineBreaks } from './line-ends';

it('restoreLineBreaks keeps the line breaks of lines that weren’t edited', () => {
  expect(restoreLineBreaks('a\r\nb\nc\r\n', 'a\nB\nc\n')).toBe('a\r\nB\nc\r\n');
  expect(restoreLineBreaks('a\r\nb', 'a\nnew\nb')).toBe('a\r\nnew\r\nb');
});

it('restoreLineBreaks ends new lines with the most frequent line break', () => {
  expect(findMostFrequentBreak(['\r\n', '\r\n', '\n'])).toBe('\r\n');
  expect(findMostFrequentBreak(['\r', '\n'])).toBe('\n');
  expect(restoreLineBreaks('a\nb\nc\r\nd', 'a\nb\nnew\nc\nd')).toBe('a\nb\nnew\nc\r\nd');
});

it('restoreLineBreaks returns the original if nothing was edited, and never changes anything but line breaks', () => {
  const text = fc.array(fc.constantFrom('a', 'bc ', '\r\n', '\n', '\r', '.')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (original, other) => {
      expect(restoreLineBreaks(original, normalizeLineBreaks(original))).toBe(original);
      const typed = normalizeLineBreaks(other);
      expect(normalizeLineBreaks(restoreLineBreaks(original, typed))).toBe(typed);
    }),
    { numRuns: getPropertyRuns(2000) },
  );
});
