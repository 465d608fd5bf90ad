import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '~/build/depth';
import { linesOf } from './lines';
import { type MergeRegion, mergeTexts } from './merge-texts';

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
const options = { numRuns: tries(2000) };

const byLines = (base: string, mine: string, theirs: string) => mergeTexts(base, mine, theirs, 'lines');

/** Null where somebody has to decide. */
const settledText = (regions: readonly MergeRegion[]) =>
  regions.every(({ kind }) => kind === 'settled')
    ? regions.map((region) => (region.kind === 'settled' ? region.text : '')).join('')
    : null;
const merged = (base: string, mine: string, theirs: string) => settledText(byLines(base, mine, theirs));

/** Every line that is merged, or shown in a conflict; without its ending, which the last line of a side may lack. */
const linesShown = (regions: readonly MergeRegion[]) =>
  regions
    .flatMap((region) => (region.kind === 'settled' ? [region.text] : [region.mine, region.theirs]))
    .flatMap(linesOf)
    .map((one) => one.trim());

describe('lines', () => {
  it('keep their endings, so that joining gives the same bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\u2028') }),
        (any) => linesOf(any).join('') === any,
      ),
    );
  });
});

describe('merging by lines', () => {
  it('keeps what one side alone made', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merged(base, changed, base)).toBe(changed);
        expect(merged(base, base, changed)).toBe(changed);
      }),
      options,
    );
  });

  it('keeps what both made alike', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merged(base, changed, changed)).toBe(changed);
      }),
      options,
    );
  });

  it('loses no new line of either side without a conflict that shows it', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const known = new Set(linesOf(base));
        const left = linesShown(byLines(base, mine, theirs));
        for (const side of [mine, theirs]) {
          for (const one of linesOf(side)) if (!known.has(one)) expect(left).toContain(one.trim());
        }
      }),
      options,
    );
  });

  it('loses no line that both sides kept', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const kept = linesOf(base).filter(
          (one) => linesOf(mine).includes(one) && linesOf(theirs).includes(one),
        );
        const shown = byLines(base, mine, theirs);
        const left = new Set(linesShown(shown));
        // A line counts as kept where it stands once in each: repeated ones may be paired differently.
        for (const one of kept) {
          const once = [base, mine, theirs].every(
            (side) => linesOf(side).filter((other) => other === one).length === 1,
          );
          if (once && settledText(shown) !== null) expect(left).toContain(one.trim());
        }
      }),
      options,
    );
  });

  it('puts changes together that lie apart', () => {
    expect(merged('a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n')).toBe('A\nb\nC\n');
  });

  it('keeps blanks, indents and endings of the lines it puts together', () => {
    const base = '1.  one\r\n\r\n    indented\r\nlast';
    expect(merged(base, base.replace('one', 'ONE'), base.replace('last', 'LAST'))).toBe(
      '1.  ONE\r\n\r\n    indented\r\nLAST',
    );
  });

  it('asks where changes touch', () => {
    expect(byLines('a\nb\n', 'A\nb\n', 'a\nB\n')).toEqual([
      { kind: 'conflict', mine: 'A\nb\n', base: 'a\nb\n', theirs: 'a\nB\n' },
    ]);
  });

  it('asks where one side took away what the other changed', () => {
    expect(merged('a\nb\nc\n', 'a\nc\n', 'a\nB\nc\n')).toBeNull();
  });

  it('asks where both put lines at one place', () => {
    expect(merged('a\n', 'a\nmine\n', 'a\ntheirs\n')).toBeNull();
  });
});

/** Where both changed the same words, the person's stand. */
const byWords = (base: string, mine: string, theirs: string) => {
  const regions = mergeTexts(base, mine, theirs, 'words');
  return {
    text: regions.map((region) => (region.kind === 'settled' ? region.text : region.mine)).join(''),
    both: regions.some(({ kind }) => kind === 'conflict'),
  };
};

describe('merging by words', () => {
  it('keeps what both wrote in different places', () =>
    expect(
      byWords('Be brief. Be polite. End.', 'Be brief. Be kind. End.', 'Be exact. Be polite. End. Bye.'),
    ).toEqual({ text: 'Be exact. Be kind. End. Bye.', both: false }));

  it('lets the person stand where both changed the same words, and keeps the rest of the other', () =>
    expect(byWords('Be brief. Be polite.', 'Be brief. Be kind.', 'Be exact. Be silent.')).toEqual({
      text: 'Be exact. Be kind.',
      both: true,
    }));

  it('does once what both did alike, and joins what touches', () => {
    expect(byWords('Be polite.', 'Be very polite.', 'Be very polite.')).toEqual({
      text: 'Be very polite.',
      both: false,
    });
    expect(byWords('Be polite.', 'Be kind.', 'Be very polite.')).toEqual({
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
        expect(byWords(old, other, old)).toEqual({ text: other, both: false });
        expect(byWords(old, old, other)).toEqual({ text: other, both: false });
        expect(byWords(old, `${old}MINE`, other).text).toContain('MINE');
      }),
      { numRuns: tries(500) },
    );
  });
});
