import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { splitLines } from './lines';
import { type MergeRegion, mergeTexts, mergeTextsWithoutBase } from './merge-texts';

const line = fc.constantFrom(
  'a',
  'b',
  'c',
  '',
  '- item',
  '# Title',
  'constructor',
  '__proto__',
  'two  blanks',
);
const ending = fc.constantFrom('\n', '\n', '\r\n', '\r');
const text = fc
  .tuple(fc.array(fc.tuple(line, ending), { maxLength: 12 }), line)
  .map(([lines, last]) => lines.map((parts) => parts.join('')).join('') + last);
const options = { numRuns: getPropertyRuns(2000) };

const byLines = (base: string, mine: string, theirs: string) => mergeTexts(base, mine, theirs, 'lines');

/** Returns the merged text, or null if there is a conflict. */
const settledText = (regions: readonly MergeRegion[]) =>
  regions.every(({ kind }) => kind === 'settled')
    ? regions.map((region) => (region.kind === 'settled' ? region.text : '')).join('')
    : null;
const merged = (base: string, mine: string, theirs: string) => settledText(byLines(base, mine, theirs));

/**
 * Returns every line of a merge result, including both versions of a conflict. Line endings are removed, because the
 * last line may have none.
 */
const linesShown = (regions: readonly MergeRegion[]) =>
  regions
    .flatMap((region) => (region.kind === 'settled' ? [region.text] : [region.mine, region.theirs]))
    .flatMap(splitLines)
    .map((one) => one.trim());

describe('splitLines', () => {
  it('splitLines keeps line endings, so that joining the lines restores the text exactly', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\u2028') }),
        (any) => splitLines(any).join('') === any,
      ),
    );
  });
});

describe('mergeTexts by lines', () => {
  it('merging by lines returns the changed text if only one side changed', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merged(base, changed, base)).toBe(changed);
        expect(merged(base, base, changed)).toBe(changed);
      }),
      options,
    );
  });

  it('merging by lines applies a change only once if both sides made it', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merged(base, changed, changed)).toBe(changed);
      }),
      options,
    );
  });

  it('merging by lines keeps every new line of both sides, either merged or in a conflict', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const known = new Set(splitLines(base));
        const left = linesShown(byLines(base, mine, theirs));
        for (const side of [mine, theirs]) {
          for (const one of splitLines(side)) if (!known.has(one)) expect(left).toContain(one.trim());
        }
      }),
      options,
    );
  });

  it('merging by lines keeps every line that neither side changed', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const kept = splitLines(base).filter(
          (one) => splitLines(mine).includes(one) && splitLines(theirs).includes(one),
        );
        const shown = byLines(base, mine, theirs);
        const left = new Set(linesShown(shown));
        // Checks only lines that occur once in each text, because repeated lines may be paired differently.
        for (const one of kept) {
          const once = [base, mine, theirs].every(
            (side) => splitLines(side).filter((other) => other === one).length === 1,
          );
          if (once && settledText(shown) !== null) expect(left).toContain(one.trim());
        }
      }),
      options,
    );
  });

  it('merging by lines applies changes of both sides that don’t touch each other', () => {
    expect(merged('a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n')).toBe('A\nb\nC\n');
  });

  it('merging by lines keeps the spaces, indents and line endings', () => {
    const base = '1.  one\r\n\r\n    indented\r\nlast';
    expect(merged(base, base.replace('one', 'ONE'), base.replace('last', 'LAST'))).toBe(
      '1.  ONE\r\n\r\n    indented\r\nLAST',
    );
  });

  it('merging by lines reports a conflict when the changes of both sides touch each other', () => {
    expect(byLines('a\nb\n', 'A\nb\n', 'a\nB\n')).toEqual([
      { kind: 'conflict', mine: 'A\nb\n', base: 'a\nb\n', theirs: 'a\nB\n' },
    ]);
  });

  it('merging by lines reports a conflict when one side removed a line that the other changed', () => {
    expect(merged('a\nb\nc\n', 'a\nc\n', 'a\nB\nc\n')).toBeNull();
  });

  it('merging by lines reports a conflict when both sides insert at the same position', () => {
    expect(merged('a\n', 'a\nmine\n', 'a\ntheirs\n')).toBeNull();
  });
});

/** Merges by words and uses the text of `mine` in a conflict. */
const byWords = (base: string, mine: string, theirs: string) => {
  const regions = mergeTexts(base, mine, theirs, 'words');
  return {
    text: regions.map((region) => (region.kind === 'settled' ? region.text : region.mine)).join(''),
    both: regions.some(({ kind }) => kind === 'conflict'),
  };
};

describe('mergeTexts by words', () => {
  it('merging by words keeps changes that both sides made in different places', () =>
    expect(
      byWords('Be brief. Be polite. End.', 'Be brief. Be kind. End.', 'Be exact. Be polite. End. Bye.'),
    ).toEqual({ text: 'Be exact. Be kind. End. Bye.', both: false }));

  it('merging by words reports a conflict when both sides change the same words, and merges the rest', () =>
    expect(byWords('Be brief. Be polite.', 'Be brief. Be kind.', 'Be exact. Be silent.')).toEqual({
      text: 'Be exact. Be kind.',
      both: true,
    }));

  it('merging by words applies an identical change of both sides once and joins adjacent changes', () => {
    expect(byWords('Be polite.', 'Be very polite.', 'Be very polite.')).toEqual({
      text: 'Be very polite.',
      both: false,
    });
    expect(byWords('Be polite.', 'Be kind.', 'Be very polite.')).toEqual({
      text: 'Be very kind.',
      both: false,
    });
  });

  it('merging by words returns the changed text if only one side changed, and keeps added text of `mine`', () => {
    const text = fc
      .array(fc.constantFrom('Be brief. ', 'Be polite. ', 'a', '\n', '😀'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (old, other) => {
        expect(byWords(old, other, old)).toEqual({ text: other, both: false });
        expect(byWords(old, old, other)).toEqual({ text: other, both: false });
        expect(byWords(old, `${old}MINE`, other).text).toContain('MINE');
      }),
      { numRuns: getPropertyRuns(500) },
    );
  });
});

describe('mergeTextsWithoutBase', () => {
  it('choosing the same side in every conflict returns the complete text of that side', () => {
    const joinSide = (regions: readonly MergeRegion[], side: 'mine' | 'theirs') =>
      regions.map((region) => (region.kind === 'settled' ? region.text : region[side])).join('');
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        const regions = mergeTextsWithoutBase(mine, theirs);
        expect(joinSide(regions, 'mine')).toBe(mine);
        expect(joinSide(regions, 'theirs')).toBe(theirs);
        expect(regions.every((region) => region.kind === 'settled' || region.mine !== region.theirs)).toBe(
          true,
        );
      }),
      options,
    );
  });
});
