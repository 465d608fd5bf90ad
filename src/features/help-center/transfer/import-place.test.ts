import { expect, it } from 'vitest';
import type { Category } from '~/api/categories';
import { getImportCategory, getImportLocale, splitFileName } from './import-place';

const LOCALES = ['en', 'es', 'pt_BR', 'zh_Hans', 'zh_Hant'];

it.each([
  ['refunds.pt-br.md', {}, 'pt_BR'],
  ['refunds.es.html', {}, 'es'],
  ['pt-BR/refunds.md', {}, 'pt_BR'],
  ['docs/PT_br/orders/refunds.md', {}, 'pt_BR'],
  ['pt/refunds.md', {}, 'pt_BR'],
  ['en-us/refunds.md', {}, 'en'],
  ['zh/refunds.md', {}, undefined],
  ['zh-hant/refunds.md', {}, 'zh_Hant'],
  ['es/refunds.pt.md', {}, 'pt_BR'],
  ['es/refunds.md', { lang: 'pt-br' }, 'pt_BR'],
  ['es/refunds.md', { locale: 'fr-CA' }, 'fr_CA'],
  ['essential/refunds.js.md', {}, undefined],
  ['es.md', {}, undefined],
])('determines the language of %s with front matter %j: %s', (path, facts, locale) => {
  expect(getImportLocale(facts, path, LOCALES)).toBe(locale);
});

it('removes the portal’s locale and Notion’s ID from a file name', () => {
  expect(splitFileName('a/refunds.pt-br.md', LOCALES)).toEqual({ name: 'refunds', locale: 'pt_BR' });
  expect(splitFileName('a/Getting started 0123456789abcdef0123456789abcdef.html', LOCALES).name).toBe(
    'Getting started',
  );
  expect(splitFileName('a/node.js.md', LOCALES)).toEqual({ name: 'node.js', locale: undefined });
});

it('finds a category by a folder name that matches its slug, title or language variant', () => {
  const categories = [
    { id: 1, slug: 'getting-started', locale: 'en' },
    { id: 2, slug: 'getting-started', locale: 'es' },
  ] as Category[];
  const find = (path: string, locale?: string) => getImportCategory({}, path, locale, categories)?.id;
  expect(find('Getting started/a.md')).toBe(1);
  expect(find('getting-started/deep/a.md', 'es')).toBe(2);
  expect(find('Getting started 0123456789abcdef0123456789abcdef/a.md')).toBe(1);
  expect(find('started/a.md')).toBeUndefined();
});
