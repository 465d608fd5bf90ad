import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { findUsualBreak, withLineFeeds, withOwnLineBreaks } from './line-ends';

it('withOwnLineBreaks keeps the line breaks of text that wasn’t edited', () => {
  expect(withOwnLineBreaks('a\r\nb\nc\r\n', 'a\nB\nc\n')).toBe('a\r\nB\nc\r\n');
  expect(withOwnLineBreaks('a\r\nb', 'a\nnew\nb')).toBe('a\r\nnew\r\nb');
});

it('withOwnLineBreaks ends new lines with the most frequent line break', () => {
  expect(findUsualBreak(['\r\n', '\r\n', '\n'])).toBe('\r\n');
  expect(findUsualBreak(['\r', '\n'])).toBe('\n');
  expect(withOwnLineBreaks('a\nb\nc\r\nd', 'a\nb\nnew\nc\nd')).toBe('a\nb\nnew\nc\r\nd');
});

it('withOwnLineBreaks restores the original text without edits, and otherwise preserves the typed text', () => {
  const text = fc.array(fc.constantFrom('a', 'bc ', '\r\n', '\n', '\r', '.')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (original, other) => {
      expect(withOwnLineBreaks(original, withLineFeeds(original))).toBe(original);
      const typed = withLineFeeds(other);
      expect(withLineFeeds(withOwnLineBreaks(original, typed))).toBe(typed);
    }),
    { numRuns: getPropertyRuns(2000) },
  );
});
