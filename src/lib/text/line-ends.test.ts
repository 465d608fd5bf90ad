import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '~/build/depth';
import { usualBreak, withLineFeeds, withOwnLineBreaks } from './line-ends';

it('keeps the line breaks of what was not touched', () => {
  expect(withOwnLineBreaks('a\r\nb\nc\r\n', 'a\nB\nc\n')).toBe('a\r\nB\nc\r\n');
  expect(withOwnLineBreaks('a\r\nb', 'a\nnew\nb')).toBe('a\r\nnew\r\nb');
});

it('ends new lines as most lines do', () => {
  expect(usualBreak(['\r\n', '\r\n', '\n'])).toBe('\r\n');
  expect(usualBreak(['\r', '\n'])).toBe('\n');
  expect(withOwnLineBreaks('a\nb\nc\r\nd', 'a\nb\nnew\nc\nd')).toBe('a\nb\nnew\nc\r\nd');
});

it('gives back exactly what was there when nothing was typed, and shows exactly what was typed', () => {
  const text = fc.array(fc.constantFrom('a', 'bc ', '\r\n', '\n', '\r', '.')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (original, other) => {
      expect(withOwnLineBreaks(original, withLineFeeds(original))).toBe(original);
      const typed = withLineFeeds(other);
      expect(withLineFeeds(withOwnLineBreaks(original, typed))).toBe(typed);
    }),
    { numRuns: tries(2000) },
  );
});
