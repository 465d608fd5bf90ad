import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locale';
import type { LocaleMessages } from './message-rules';
import { findRepeatedTexts, findWordingProblems } from './wording';

const FOLDER = 'src/i18n/messages';
const messagesIn = (locale: string): LocaleMessages[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(`.${locale}.json`))
    .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as LocaleMessages);

describe('the wording of messages', () => {
  it.each(LOCALES)('messages are short and use the agreed terms: %s', (locale) => {
    expect(messagesIn(locale).flatMap((messages) => findWordingProblems(messages, locale))).toEqual([]);
  });
  // Limits the number of repeated messages, because each meaning should have only one message key. Messages may repeat
  // if they differ in another language or are equal by chance.
  it('no more message keys than allowed repeat the text of another key', () => {
    expect(findRepeatedTexts(messagesIn('en')).length).toBeLessThanOrEqual(65);
  });
});

describe('wording rules', () => {
  const LONG = `${Array.from({ length: 21 }, () => 'word').join(' ')}.`;
  it.each([
    ['a long sentence', LONG, ['key: a sentence of 21 words']],
    ['a third sentence', 'One thing. Another “thing.” A third.', ['key: 3 sentences']],
    ['a straight apostrophe', "It isn't.", ['key: a straight apostrophe']],
    ['a term that is no longer used', 'Your E-mail', ['key: “E-mail”']],
    ['an accented letter after a term', 'Texto idéntico', []],
    ['a short text', 'It’s {count}. Try again.', []],
  ])('findWordingProblems checks %s', (_, text, problems) => {
    expect(findWordingProblems({ key: text }, 'en')).toEqual(problems);
  });
  it('findWordingProblems checks every variant of a message', () => {
    const variants = [{ match: { 'form=one': 'It’s one.', 'form=*': LONG } }];
    expect(findWordingProblems({ key: variants }, 'en')).toHaveLength(1);
  });
  it('findRepeatedTexts returns an entry for each additional message key with the same text', () => {
    expect(
      findRepeatedTexts([
        { a: 'Name', b: 'Name' },
        { c: 'Name', d: 'Other' },
      ]),
    ).toHaveLength(2);
  });
});
