import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { SAMPLE_ARTICLES } from './fixtures/sample-articles';
import { compareStructure, extractPieces } from './structure';
import {
  findSectionAt,
  insertPiece,
  mapLineByAnchors,
  type PieceKind,
  type StructureComparison,
  updateLineAnchors,
} from './structure-places';

const ORIGINAL = `Hard water leaves a film.

## What you need

- 20 g of citric acid
- A soft cloth, and [the cleaning brush](https://help.test/brush)
  1. the small one

![A kettle](https://files.test/kettle.png)

## Descale it

1. Fill the kettle.
2. Heat it.

| Water | Acid |
|---|---|
| 1 l | 20 g |

## How often

Once a month.`;

const found = (original: string, own: string) =>
  Object.fromEntries(
    compareStructure(original, own).kinds.map(({ kind, wanted, there, missing, surplus }) => [
      kind,
      [there, wanted, missing.map(({ label }) => label), surplus],
    ]),
  ) as Record<PieceKind, [number, number, string[], number]>;

const missingHeadings = ({ kinds }: StructureComparison) =>
  kinds.flatMap(({ kind, missing }) => (kind === 'heading' ? missing.map(({ label }) => label) : []));

describe('extractPieces', () => {
  it('extractPieces returns headings, lists, images, links and tables with their Markdown', () => {
    expect(
      extractPieces(ORIGINAL).map(({ kind, form, line, section }) => [kind, form, line, section]),
    ).toEqual([
      ['heading', 'h2', 3, 0],
      ['list', 'ul', 5, 1],
      ['link', 'https://help.test/brush', 6, 1],
      ['image', 'https://files.test/kettle.png', 9, 1],
      ['heading', 'h2', 11, 1],
      ['list', 'ol', 13, 2],
      ['table', '', 16, 2],
      ['heading', 'h2', 20, 2],
    ]);
    expect(extractPieces(ORIGINAL).find(({ kind }) => kind === 'image')?.source).toBe(
      '![A kettle](https://files.test/kettle.png)',
    );
  });
  it('extractPieces returns nothing for text that is nested too deeply', () =>
    expect(extractPieces('> '.repeat(500))).toEqual([]));
});

describe('compareStructure', () => {
  it('compareStructure reports the headings, lists, images, links and tables missing from a translation', () => {
    const own = 'El agua dura.\n\n## Qué necesita\n\n- 20 g de ácido\n- Un paño';
    expect(found(ORIGINAL, own)).toEqual({
      heading: [1, 3, ['Descale it', 'How often'], 0],
      list: [1, 2, ['Fill the kettle.'], 0],
      image: [0, 1, ['A kettle'], 0],
      link: [0, 1, ['the cleaning brush'], 0],
      table: [0, 1, ['Water Acid'], 0],
    });
  });
  it.each<[string, string, string, PieceKind, [number, number, string[], number]]>([
    ['an extra heading', '# A', '# A\n\n## B', 'heading', [2, 1, [], 1]],
    ['a heading of another level', '## A', '### A', 'heading', [1, 1, ['A'], 1]],
    [
      'a different image in the same place',
      '![a](https://a.test/en.png)',
      '![b](https://a.test/es.png)',
      'image',
      [1, 1, [], 0],
    ],
    ['links in another order', '[a](x) [b](y)', '[b](y) [a](x)', 'link', [2, 2, [], 0]],
    ['one of two links', '[a](x) [b](y)', '[b](y)', 'link', [1, 2, ['a'], 0]],
    ['bullets instead of numbers', '1. a', '- a', 'list', [1, 1, ['a'], 1]],
    [
      'only the second of two lists',
      '# A\n\n- a\n\n# B\n\n- b',
      '# A\n\n# B\n\n- b',
      'list',
      [1, 2, ['a'], 0],
    ],
  ])('compares a translation with %s', (_, original, own, kind, expected) =>
    expect(found(original, own)[kind]).toEqual(expected),
  );

  it('compareStructure pairs a heading with its untranslated copy, and keeps the pair when the copy is translated', () => {
    const own = (words: string) => `${words}\n\nUna vez al mes.`;
    const added = compareStructure(ORIGINAL, own('## How often'));
    expect(missingHeadings(added)).toEqual(['What you need', 'Descale it']);
    // Translates “How often” in the first edit, and adds another translated heading above it in the second edit.
    const former = { own: own('## How often'), sure: added.sure };
    const translated = compareStructure(ORIGINAL, own('## Cada cuánto'), former);
    expect(missingHeadings(translated)).toEqual(['What you need', 'Descale it']);
    const later = { own: own('## Cada cuánto'), sure: translated.sure };
    const twice = own('## Quitarla\n\n## Cada cuánto');
    expect(missingHeadings(compareStructure(ORIGINAL, twice, later))).toEqual(['Descale it']);
    expect(missingHeadings(compareStructure(ORIGINAL, own('## Cada cuánto')))).toEqual([
      'Descale it',
      'How often',
    ]);
  });

  it('insertPiece inserts a missing element where compareStructure reports it, and changes nothing else', () => {
    const own = 'El agua dura.\r\n\r\n## Qué necesita\r\n\r\n- 20 g\r\n\r\n## Cada cuánto';
    const [, lists, images, , tables] = compareStructure(ORIGINAL, own).kinds;
    expect(insertPiece(own, images?.missing[0] ?? { source: null, after: 0 })).toBe(
      'El agua dura.\r\n\r\n## Qué necesita\r\n\r\n- 20 g\r\n\r\n![A kettle](https://files.test/kettle.png)\r\n\r\n## Cada cuánto',
    );
    expect(lists?.missing[0]?.after).toBe(7);
    expect(insertPiece(own, tables?.missing[0] ?? { source: null, after: 0 })).toBe(
      `${own}\r\n\r\n| Water | Acid |\r\n|---|---|\r\n| 1 l | 20 g |`,
    );
    expect(insertPiece('', { source: '## A', after: 1 })).toBe('## A');
  });
});

describe('updateLineAnchors', () => {
  const at = (...lines: number[]) => lines.map((own) => ({ own, original: 10 * own }));
  const texts = (before: string, now: string) => [before.replaceAll(' ', '\n'), now.replaceAll(' ', '\n')];
  it.each<[string, string, string, number[][]]>([
    [
      'anchors keep their lines in an unchanged text',
      'a b c',
      'a b c',
      [
        [1, 10],
        [3, 30],
      ],
    ],
    [
      'anchors keep the line of a heading that was rewritten',
      'a b c',
      'a b d',
      [
        [1, 10],
        [3, 30],
      ],
    ],
    [
      'anchors move down when lines are inserted above them',
      'a b c',
      'a x y b c',
      [
        [1, 10],
        [5, 30],
      ],
    ],
    [
      'anchors move up when lines above them are removed',
      'a b c',
      'a c',
      [
        [1, 10],
        [2, 30],
      ],
    ],
    ['anchors are dropped when several lines around them were rewritten', 'a b c', 'a d e f', [[1, 10]]],
  ])('%s', (_, before, now, expected) => {
    const [own = '', text = ''] = texts(before, now);
    expect(updateLineAnchors({ own, sure: at(1, 3) }, text).map((one) => [one.own, one.original])).toEqual(
      expected,
    );
  });
});

describe('mapLineByAnchors', () => {
  const { anchors } = compareStructure('a\n\n## A\n\nb\nc\nd\n## B\ne', 'x\n## A\ny\n## B\nz');
  it.each([
    [1, 1],
    [2, 3],
    [3, 5.5],
    [4, 8],
    [5, 9],
  ])('maps line %d of the translation to line %d of the original', (own, original) => {
    expect(mapLineByAnchors(anchors, own, 'own', 'original')).toBe(original);
    expect(mapLineByAnchors(anchors, original, 'original', 'own')).toBe(own);
  });
});

describe('findSectionAt', () => {
  const texts = compareStructure('a\n\n## B\n\nb\n\n## C', 'a\n\n## B\n\n## C\n\nc');
  it.each([
    [1, { own: { from: 1, to: 3 }, original: { from: 1, to: 3 } }],
    [4, { own: { from: 3, to: 5 }, original: { from: 3, to: 7 } }],
    [7, { own: { from: 5, to: 8 }, original: { from: 7, to: 8 } }],
  ])('findSectionAt returns the section of line %d in the translation and in the original', (line, section) =>
    expect(findSectionAt(texts, line)).toEqual(section),
  );

  it('findSectionAt ends a section of the original at the next heading, even if that isn’t translated yet', () => {
    const texts = compareStructure('## B\n\nb\n\n## C\n\n### D', '## B\n\nb');
    expect(findSectionAt(texts, 1)).toEqual({ own: { from: 1, to: 4 }, original: { from: 1, to: 5 } });
  });

  it('findSectionAt returns null if both articles have only one section', () => {
    expect(findSectionAt(compareStructure('a', 'b'), 1)).toBeNull();
  });
});

describe('compareStructure with random texts', () => {
  const block = fc.constantFrom(
    'Words.',
    '# One',
    '## Two',
    '### Three',
    '- a\n- b',
    '1. a',
    '[a](x)',
    '[b](y)',
    '![i](j)',
    '| a |\n|---|\n| b |',
  );
  const text = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join('\n\n'));

  it('the missing and extra elements that compareStructure reports match the element counts of both texts', () => {
    fc.assert(
      fc.property(text, text, (original, own) => {
        for (const { missing, surplus } of compareStructure(original, original).kinds)
          expect([missing, surplus]).toEqual([[], 0]);
        for (const { wanted, there, missing, surplus } of compareStructure(original, own).kinds) {
          expect(there + missing.length - surplus).toBe(wanted);
          expect(surplus).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: getPropertyRuns(200) },
    );
  });
  it('inserting an element that a translation lacks leaves the rest of the translation unchanged (random texts)', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('\n', '\r\n'), (original, own, end) => {
        const before = own.replaceAll('\n', end);
        const [missing] = compareStructure(original, before).kinds.flatMap((kind) => kind.missing);
        if (!missing || before === '') return;
        const after = insertPiece(before, missing);
        const rest = after.length - before.length;
        const start = [...before].findIndex((letter, at) => after[at] !== letter);
        const from = start < 0 ? before.length : start;
        expect(after.slice(0, from) + after.slice(from + rest)).toBe(before);
      }),
      { numRuns: getPropertyRuns(200) },
    );
  });
  it.each(SAMPLE_ARTICLES)(
    'compareStructure finds no difference between a sample article and itself: %j',
    (article) => {
      for (const { missing, surplus } of compareStructure(article, article).kinds)
        expect([missing, surplus]).toEqual([[], 0]);
    },
  );
});
