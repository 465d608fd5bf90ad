import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locale';
import type { Messages } from './message-rules';
import { repeatedTexts, wordingProblems } from './wording';

const FOLDER = 'src/i18n/messages';
const messagesIn = (locale: string): Messages[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(`.${locale}.json`))
    .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Messages);

describe('the wording', () => {
  it.each(LOCALES)('is short and keeps to the terms: %s', (locale) => {
    expect(messagesIn(locale).flatMap((messages) => wordingProblems(messages, locale))).toEqual([]);
  });
  // A text of one meaning stands under one key. What is left differs in another language, or is one text by chance.
  it('says little twice', () => {
    expect(repeatedTexts(messagesIn('en')).length).toBeLessThanOrEqual(65);
  });
});

describe('the rules of wording', () => {
  const LONG = `${Array.from({ length: 21 }, () => 'word').join(' ')}.`;
  it.each([
    ['a long sentence', LONG, ['key: a sentence of 21 words']],
    ['a third sentence', 'One thing. Another “thing.” A third.', ['key: 3 sentences']],
    ['a straight apostrophe', "It isn't.", ['key: a straight apostrophe']],
    ['a term that was given up', 'Your E-mail', ['key: “E-mail”']],
    ['a short text', 'It’s {count}. Try again.', []],
  ])('tell %s', (_, text, problems) => {
    expect(wordingProblems({ key: text }, 'en')).toEqual(problems);
  });
  it('read every variant', () => {
    const variants = [{ match: { 'form=one': 'It’s one.', 'form=*': LONG } }];
    expect(wordingProblems({ key: variants }, 'en')).toHaveLength(1);
  });
  it('count each further key of a text', () => {
    expect(
      repeatedTexts([
        { a: 'Name', b: 'Name' },
        { c: 'Name', d: 'Other' },
      ]),
    ).toHaveLength(2);
  });
});
