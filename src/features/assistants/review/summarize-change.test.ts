import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { summarizeChange } from './summarize-change';

const words = (before: string, after: string) => ({ kind: 'words', before, after });
const space = (what: string, how: string, count = 1) => ({ kind: 'white-space', what, how, count });

describe('summarizeChange', () => {
  it.each([
    ['a digit at the end of a number', 'below 80 words', 'below 800 words', words('80', '800')],
    ['a digit less', 'below 80 words', 'below 8 words', words('80', '8')],
    ['the beginning of a word', 'be friendly', 'be unfriendly', words('friendly', 'unfriendly')],
    ['an accent', 'el rio', 'el río', words('rio', 'río')],
    ['a combining accent', 'cafe', 'cafe\u0301', words('cafe', 'cafe\u0301')],
    ['one half of an emoji', 'a 😀 b', 'a 😁 b', words('😀', '😁')],
    ['a word more', 'be friendly', 'be very friendly', words('', 'very ')],
    ['a word less', 'be very friendly', 'be friendly', words('very ', '')],
    ['a space within a word', '800', '80 0', words('800', '80 0')],
    ['a space between words less', 'now or later', 'nowor later', words('now or', 'nowor')],
    ['a period', 'Be honest', 'Be honest.', words('', '.')],
    ['a blank line', 'a\n\nb', 'a\n\n\nb', space('blank-line', 'added')],
    ['a blank line between two lines', 'a\nb', 'a\n\nb', space('blank-line', 'added')],
    ['a blank line of Windows less', 'a.\r\n\r\nb', 'a.\r\nb', space('blank-line', 'removed')],
    ['a line break after the last line', 'a.', 'a.\n', space('line-break', 'added')],
    ['two spaces', 'a: b', 'a:   b', space('space', 'added', 2)],
    ['a tab', 'a:b', 'a:\tb', space('tab', 'added')],
    ['a space in place of a line break', 'a.\nb', 'a. b', space('mixed', 'changed')],
  ])('summarizes a text change: %s', (_, before, after, summary) =>
    expect(summarizeChange(before, after)).toEqual(summary),
  );

  it('returns no summary if the text didn’t change', () => expect(summarizeChange('a', 'a')).toBeNull());

  it('applying the replacements shown in the summary of a change turns the old text into the new one', () => {
    const text = fc
      .array(fc.constantFrom('be', 'kind', '80', '8', '.', ' ', ' ', '\n', '\t', 'é', '😀', '’'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    const split = (one: string): string[] => one.match(/[\p{L}\p{M}\p{N}_'’]+|[^\p{L}\p{M}\p{N}_'’]/gu) ?? [];
    fc.assert(
      fc.property(text, text, (before, after) => {
        const summary = summarizeChange(before, after);
        if (summary?.kind !== 'words') {
          // Both versions have the same words, so only whitespace can differ.
          expect(before.split(/\s+/).filter(Boolean)).toEqual(after.split(/\s+/).filter(Boolean));
          return;
        }
        const [old, removed] = [split(before), split(summary.before)];
        const results = old
          .concat('')
          .flatMap((_, at) =>
            old.slice(at, at + removed.length).join('') === summary.before
              ? [[...old.slice(0, at), summary.after, ...old.slice(at + removed.length)].join('')]
              : [],
          );
        expect(results).toContain(after);
      }),
      { numRuns: getPropertyRuns(2000) },
    );
  });
});
