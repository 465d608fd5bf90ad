import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts';

describe('mergeTexts', () => {
  it('keeps what both wrote in different places', () =>
    expect(
      mergeTexts('Be brief. Be polite. End.', 'Be brief. Be kind. End.', 'Be exact. Be polite. End. Bye.'),
    ).toEqual({ text: 'Be exact. Be kind. End. Bye.', both: false }));

  it('lets the person stand where both changed the same words, and keeps the rest of the other', () =>
    expect(mergeTexts('Be brief. Be polite.', 'Be brief. Be kind.', 'Be exact. Be silent.')).toEqual({
      text: 'Be exact. Be kind.',
      both: true,
    }));

  it('does once what both did alike, and joins what touches', () => {
    expect(mergeTexts('Be polite.', 'Be very polite.', 'Be very polite.')).toEqual({
      text: 'Be very polite.',
      both: false,
    });
    expect(mergeTexts('Be polite.', 'Be kind.', 'Be very polite.')).toEqual({
      text: 'Be very kind.',
      both: false,
    });
  });

  it('gives one side where the other changed nothing, and puts own words wherever they were put', () => {
    const text = fc
      .array(fc.constantFrom('Be brief. ', 'Be polite. ', 'a', '\n', '😀'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (old, other) => {
        expect(mergeTexts(old, other, old)).toEqual({ text: other, both: false });
        expect(mergeTexts(old, old, other)).toEqual({ text: other, both: false });
        expect(mergeTexts(old, `${old}MINE`, other).text).toContain('MINE');
      }),
      { numRuns: 500 },
    );
  });
});
