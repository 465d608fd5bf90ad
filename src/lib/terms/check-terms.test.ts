import { describe, expect, it, test } from 'vitest';
import { type CheckedText, findTermProblems } from './check-terms';
import type { Term } from './term';

const term = (forms: Term['forms'], avoid: Term['avoid'] = {}, isFixed = false): Term => ({
  forms,
  avoid,
  isFixed,
});
const article = (content: string, more: Partial<CheckedText> = {}): CheckedText => ({
  ...{ locale: 'en', title: '', description: '', content },
  ...more,
});
const LABEL = term(
  { en: ['return label', 'return labels'], es: ['etiqueta de devolución', 'etiquetas de devolución'] },
  { en: ['shipping sticker', 'sticker'], es: ['pegatina'] },
);
const BREW = term({ en: ['Acme Brew'] }, { en: ['acme brew', 'AcmeBrew'] }, true);

const findAvoided = (content: string, terms: readonly Term[] = [LABEL, BREW]) =>
  findTermProblems(article(content), terms).map(({ found, line }) => `${line}: ${found}`);

describe('findTermProblems', () => {
  it('counts the equal words before a word in its line, including those in accepted phrases', () => {
    const phrase = term({ en: ['sticker album'] });
    const text = 'A sticker album, sticker and Sticker\nand sticker\n\n| sticker | sticker |\n| --- | --- |';
    const problems = findTermProblems(article(text, { title: 'Sticker, Sticker' }), [LABEL, phrase]);
    expect(problems.map(({ found, line, occurrence }) => `${line} ${found} ${occurrence}`)).toEqual([
      ...['null Sticker 0', 'null Sticker 1'],
      ...['1 sticker 1', '1 Sticker 0', '2 sticker 0', '4 sticker 0', '4 sticker 1'],
    ]);
  });

  test.each([
    ['in any capitalization', 'A STICKER and a Sticker', ['1: STICKER', '1: Sticker']],
    ['as the longest phrase', 'The shipping\nsticker', ['1: shipping sticker']],
    [
      'in headings, lists, tables and quotes',
      '# Sticker\n\n- sticker\n\n> sticker\n\n|sticker|\n|-|',
      [...['1: Sticker', '3: sticker', '5: sticker', '7: sticker']],
    ],
    ['across emphasis and links', 'The **ship**ping [*sticker*](x)', ['1: shipping sticker']],
    ['in the text of a link and an image', '[sticker](a) ![A sticker](b)', ['1: sticker', '1: sticker']],
    ['on later lines of a paragraph', 'One\ntwo\n> \n> three\n> sticker', ['5: sticker']],
    ['before a possessive', 'The sticker’s edge', ['1: sticker']],
    ['with escaped and encoded characters around them', '\\*sticker\\* &amp; &lt;b&gt;', ['1: sticker']],
    [
      'unless they are spelled exactly like the accepted form',
      'Acme Brew, ACME BREW and acme brew',
      ['1: ACME BREW', '1: acme brew'],
    ],
  ])('reports discouraged words %s', (_, content, expected) => {
    expect(findAvoided(content)).toEqual(expected);
  });

  test.each([
    ['within other words', 'stickers, unsticker, sticker2, sticker_x'],
    ['within hyphenated words', 'a bumper-sticker, a sticker-album'],
    ['in code', '`sticker`\n\n```\nsticker\n```\n\n    sticker'],
    [
      'in raw HTML',
      '<div>\nsticker\n</div>\n\n<!-- sticker -->\n\n<code>sticker</code> <kbd>*sticker*</kbd>',
    ],
    [
      'in addresses',
      '[a](sticker) ![](sticker) <https://sticker.test> https://a.test/sticker sticker.com\n\n[x]: /sticker',
    ],
    ['in email addresses', 'Write to sticker@acme.test or @sticker'],
    ['with code between the words of a phrase', 'shipping `a` stick`b`er'],
  ])('doesn’t report discouraged words %s', (_, content) => {
    expect(findAvoided(content)).toEqual([]);
  });

  it('doesn’t report a discouraged word that is part of an accepted form', () => {
    const terms = [term({ en: ['tag'] }, { en: ['label'] }), LABEL];
    expect(findAvoided('A return label, a label', terms)).toEqual(['1: label']);
  });

  it('reports discouraged words in the title and the description without a line number', () => {
    const found = findTermProblems(article('', { title: 'Sticker', description: 'A sticker' }), [LABEL]);
    expect(found.map(({ field, line }) => [field, line])).toEqual([
      ['title', null],
      ['description', null],
    ]);
  });

  it('reports discouraged words only in text of their own language and its regional variants', () => {
    const found = (locale: string) =>
      findTermProblems(article('Una pegatina', { locale }), [LABEL]).map(({ use }) => use);
    expect(found('en')).toEqual([]);
    expect(found('es_MX')).toEqual(['etiqueta de devolución']);
  });

  it('reports discouraged words in scripts without spaces and in any Unicode normalization form', () => {
    expect(findAvoided('日本語の返品票を貼る', [term({ en: ['返送票'] }, { en: ['返品票'] })])).toEqual([
      '1: 返品票',
    ]);
    expect(findAvoided('Cafe\u0301', [term({ en: ['coffee'] }, { en: ['caf\u00e9'] })])).toEqual(['1: Café']);
  });
});

describe('findTermProblems for a translation', () => {
  const check = (original: string, content: string, terms: readonly Term[] = [LABEL, BREW]) =>
    findTermProblems(article(content, { locale: 'es' }), terms, article(original)).map(
      ({ code, found, line }) => `${code} ${line}: ${found}`,
    );

  test.each([
    ['has the accepted term', 'A return label', 'Una etiqueta de devolución', []],
    ['has another accepted form of the term', 'A return label', 'Las etiquetas de devolución', []],
    [
      'keeps the term of the original',
      'A return label',
      'x\n\nUna return label',
      ['term_untranslated 3: return label'],
    ],
    ['lacks the term', 'A return label', 'Un papel', ['term_missing null: return label']],
    [
      'lacks a name that is never translated',
      'The Acme Brew',
      'La cafetera',
      ['term_missing null: Acme Brew'],
    ],
    ['keeps a name that is never translated', 'The Acme Brew', 'La Acme Brew', []],
    ['has nothing to translate', 'Nothing', 'Una return label', []],
  ])('checks a translation that %s', (_, original, content, expected) => {
    expect(check(original, content)).toEqual(expected);
  });

  it('doesn’t report a word of the translation that only looks like the original term', () => {
    const red = term({ en: ['red'], es: ['rojo'] });
    expect(check('A red cup', 'Una taza rojo de la red', [red])).toEqual([]);
    expect(check('A red and a red cup', 'Una taza rojo y red', [red])).toEqual(['term_untranslated 1: red']);
  });
});
