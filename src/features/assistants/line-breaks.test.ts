import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withLineFeeds } from '~/lib/line-ends';
import { withOwnLineBreaks } from './line-breaks';

it('keeps the line breaks of what was not touched', () => {
  expect(withOwnLineBreaks('a\r\nb\nc\r\n', 'a\nB\nc\n')).toBe('a\r\nB\nc\r\n');
  expect(withOwnLineBreaks('a\r\nb', 'a\nnew\nb')).toBe('a\r\nnew\r\nb');
});

it('gives back exactly what was there when nothing was typed, and shows exactly what was typed', () => {
  const text = fc.array(fc.constantFrom('a', 'bc ', '\r\n', '\n', '\r', '.')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (original, other) => {
      expect(withOwnLineBreaks(original, withLineFeeds(original))).toBe(original);
      const typed = withLineFeeds(other);
      expect(withLineFeeds(withOwnLineBreaks(original, typed))).toBe(typed);
    }),
    { numRuns: 2000 },
  );
});
