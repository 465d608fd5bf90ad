import { expect, it } from 'vitest';
import { buildUnsanitizedTree } from './article-tree';
import { findUntranslatedPassages } from './find-untranslated-passages';

const ORIGINAL = `## Remove the film of lime

Hard water leaves a film.

- Fill the kettle up to the mark
  - with water that is cold
- Heat it

### Heat it

| How much water | How much acid |
|---|---|
| one litre | 20 g |

    a line of code here

Read [the page about hard water](https://help.test/water).

Acme Kettle Pro Descaler Plus
`;

const found = (own: string) =>
  findUntranslatedPassages(buildUnsanitizedTree(ORIGINAL), buildUnsanitizedTree(own)).map(
    ({ line, excerpt }) => [line, excerpt],
  );

it('findUntranslatedPassages finds headings, paragraphs, list items and tables with the original text', () => {
  expect(found(ORIGINAL)).toEqual([
    [1, 'Remove the film of lime'],
    [3, 'Hard water leaves a film.'],
    [5, 'Fill the kettle up to the mark'],
    [6, 'with water that is cold'],
    [9, 'Heat it'],
    [11, 'How much water How much acid one litre 20 g'],
  ]);
});

it.each([
  ['translated text', '## Quitar la película de cal\n\nEl agua dura deja una película.', []],
  ['a few words', '- Heat it', []],
  ['a short heading', '## Heat it', [[1, 'Heat it']]],
  ['code, links and names', ORIGINAL.slice(ORIGINAL.indexOf('    a line')), []],
  [
    'text that was moved elsewhere',
    'Algo.\n\n> Hard  water leaves\n> a film.',
    [[3, 'Hard water leaves a film.']],
  ],
  [
    'a list item whose nested items are translated',
    '- Fill the kettle up to the mark\n  - con agua fría',
    [[1, 'Fill the kettle up to the mark']],
  ],
])('findUntranslatedPassages finds the untranslated parts in %s', (_, own, expected) =>
  expect(found(own)).toEqual(expected),
);

it('findUntranslatedPassages supports scripts without spaces between words', () => {
  const text = '硬水会留下水垢。';
  expect(findUntranslatedPassages(buildUnsanitizedTree(text), buildUnsanitizedTree(text))).toHaveLength(1);
});
