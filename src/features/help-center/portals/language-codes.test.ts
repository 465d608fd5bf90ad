import { expect, test } from 'vitest';
import { createLanguageFilter, listLanguageCodes } from './language-codes';

const options = listLanguageCodes('en').map((value) => ({ value, label: value }));
const found = (search: string) =>
  createLanguageFilter('en')({ options, search, limit: 5 }).flatMap((one) =>
    'value' in one ? [one.value] : [],
  );

test('the list of languages offers each language once, sorted by name', () => {
  expect(listLanguageCodes('en').slice(0, 3)).toEqual(['ab', 'aa', 'af']);
  expect(listLanguageCodes('es').slice(0, 3)).toEqual(['ab', 'aa', 'af']);
  expect(listLanguageCodes('en')).not.toContain('iw');
  expect(listLanguageCodes('en')).toEqual(expect.arrayContaining(['he', 'pt', 'pt_BR', 'zh_TW']));
});

test.each([
  ['de', 'de'],
  ['germ', 'de'],
  ['pt_br', 'pt_BR'],
  ['brazil', 'pt_BR'],
])('a search for %s lists the language %s first', (search, code) => expect(found(search)[0]).toBe(code));

test('a search that matches no language name finds no language', () => expect(found('xyzzy')).toEqual([]));
