import { expect, test } from 'vitest';
import { byLanguageName, languageCodes } from './language-codes';

const options = languageCodes('en').map((value) => ({ value, label: value }));
const found = (search: string) =>
  byLanguageName('en')({ options, search, limit: 5 }).flatMap((one) => ('value' in one ? [one.value] : []));

test('offers each language once, sorted by name', () => {
  expect(languageCodes('en').slice(0, 3)).toEqual(['ab', 'aa', 'af']);
  expect(languageCodes('es').slice(0, 3)).toEqual(['ab', 'aa', 'af']);
  expect(languageCodes('en')).not.toContain('iw');
  expect(languageCodes('en')).toEqual(expect.arrayContaining(['he', 'pt', 'pt_BR', 'zh_TW']));
});

test.each([
  ['de', 'de'],
  ['germ', 'de'],
  ['pt_br', 'pt_BR'],
  ['brazil', 'pt_BR'],
])('a search for %s finds %s first', (search, code) => expect(found(search)[0]).toBe(code));

test('finds nothing for a text that is not the name of a language', () => expect(found('xyzzy')).toEqual([]));
