import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '~/lib/lines';
import { decidedText, type MergeResult, mergeTexts } from './merge-texts';

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
const options = { numRuns: 2000 };

/** Every line that is merged, or shown in a conflict; without its ending, which the last line of a side may lack. */
const linesShown = (result: MergeResult) =>
  result.regions
    .flatMap((region) => (region.kind === 'settled' ? [region.text] : [region.mine, region.theirs]))
    .flatMap(linesOf)
    .map((one) => one.trim());

describe('lines', () => {
  test('keep their endings, so that joining gives the same bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\u2028') }),
        (any) => linesOf(any).join('') === any,
      ),
    );
  });
});

describe('merging', () => {
  test('keeps what one side alone made', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeTexts(changed, base, base)).toMatchObject({ kind: 'merged', text: changed });
        expect(mergeTexts(base, base, changed)).toMatchObject({ kind: 'merged', text: changed });
      }),
      options,
    );
  });

  test('keeps what both made alike', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeTexts(changed, base, changed)).toMatchObject({ kind: 'merged', text: changed });
      }),
      options,
    );
  });

  test('loses no new line of either side without a conflict that shows it', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const known = new Set(linesOf(base));
        const left = linesShown(mergeTexts(mine, base, theirs));
        for (const side of [mine, theirs]) {
          for (const one of linesOf(side)) if (!known.has(one)) expect(left).toContain(one.trim());
        }
      }),
      options,
    );
  });

  test('loses no line that both sides kept', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const kept = linesOf(base).filter(
          (one) => linesOf(mine).includes(one) && linesOf(theirs).includes(one),
        );
        const shown = mergeTexts(mine, base, theirs);
        const left = new Set(linesShown(shown));
        // A line counts as kept where it stands once in each: repeated ones may be paired differently.
        for (const one of kept) {
          const once = [base, mine, theirs].every(
            (side) => linesOf(side).filter((other) => other === one).length === 1,
          );
          if (once && shown.kind === 'merged') expect(left).toContain(one.trim());
        }
      }),
      options,
    );
  });

  test('gives either side back when every conflict is decided for it alone', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        const { regions } = mergeTexts(changed, base, changed);
        expect(decidedText(regions, [])).toBe(changed);
      }),
      options,
    );
  });

  test('puts changes together that lie apart', () => {
    expect(mergeTexts('A\nb\nc\n', 'a\nb\nc\n', 'a\nb\nC\n')).toMatchObject({
      kind: 'merged',
      text: 'A\nb\nC\n',
    });
  });

  test('keeps blanks, indents and endings of the lines it puts together', () => {
    const base = '1.  one\r\n\r\n    indented\r\nlast';
    expect(mergeTexts(base.replace('one', 'ONE'), base, base.replace('last', 'LAST'))).toMatchObject({
      text: '1.  ONE\r\n\r\n    indented\r\nLAST',
    });
  });

  test('asks where changes touch', () => {
    const result = mergeTexts('A\nb\n', 'a\nb\n', 'a\nB\n');
    expect(result).toEqual({
      kind: 'conflicts',
      regions: [{ kind: 'conflict', mine: 'A\nb\n', base: 'a\nb\n', theirs: 'a\nB\n' }],
    });
    expect(decidedText(result.regions, [undefined])).toBeNull();
    expect(decidedText(result.regions, ['theirs'])).toBe('a\nB\n');
    expect(decidedText(result.regions, ['both'])).toBe('A\nb\na\nB\n');
    expect(decidedText(result.regions, [{ text: 'A\nB\n' }])).toBe('A\nB\n');
  });

  test('asks where one side took away what the other changed', () => {
    expect(mergeTexts('a\nc\n', 'a\nb\nc\n', 'a\nB\nc\n').kind).toBe('conflicts');
  });

  test('asks where both put lines at one place', () => {
    expect(mergeTexts('a\nmine\n', 'a\n', 'a\ntheirs\n').kind).toBe('conflicts');
  });
});
