// Finds the language and the category of an imported file from its front matter, its name and its folders.
import type { Category } from '~/api/categories';
import { predictSlug } from '~/lib/markdown/predict-slug';
import { NOTION_ID_PATTERN } from './read-page';

type FrontMatter = Readonly<Record<string, string>>;

/** Matches a locale code in any spelling, such as `pt-BR`, `pt_br` or `es`. */
const CODE = /^[a-z]{2,3}(?:_[a-z]{4})?(?:_(?:[a-z]{2}|\d{3}))?$/;
const EXTENSION = /\.(?:md|markdown|html?|docx)$/i;

/**
 * Returns the locale for a code in any spelling. A code without a region is enough if only one of the locales has its
 * language.
 */
function findLocale(code: string, locales: readonly string[]): string | undefined {
  const plain = code.replaceAll('-', '_').toLowerCase();
  const same = locales.find((locale) => locale.toLowerCase() === plain);
  if (same !== undefined || !CODE.test(plain)) return same;
  const [language] = plain.split('_');
  const alike = locales.filter((locale) => locale.toLowerCase().split('_')[0] === language);
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Splits a file name such as `refunds.pt-br.md` into the name of the article and the locale. The locale is undefined
 * unless the file name contains a locale of the portal.
 */
export function splitFileName(
  path: string,
  locales: readonly string[],
): { readonly name: string; readonly locale: string | undefined } {
  const whole = (path.split('/').at(-1) ?? path).replace(EXTENSION, '').replace(NOTION_ID_PATTERN, '');
  const dot = whole.lastIndexOf('.');
  const locale = dot > 0 ? findLocale(whole.slice(dot + 1), locales) : undefined;
  return { name: locale === undefined ? whole : whole.slice(0, dot), locale };
}

/**
 * Returns the language from the front matter, otherwise from the file's name, otherwise from the first folder named
 * after a locale.
 */
export function getImportLocale(
  facts: FrontMatter,
  path: string,
  locales: readonly string[],
): string | undefined {
  const stated = facts.locale || facts.lang || facts.language;
  // Replaces hyphens, because other programs write `pt-BR`, while the platform writes `pt_BR`.
  if (stated) return findLocale(stated, locales) ?? stated.replaceAll('-', '_');
  const folders = path.split('/').slice(0, -1);
  const found = folders.map((folder) => findLocale(folder, locales));
  return splitFileName(path, locales).locale ?? found.find((locale) => locale !== undefined);
}

/**
 * Returns the category whose slug is in the front matter or equals a folder name. If the file has a language, only
 * categories in that language match.
 */
export function getImportCategory(
  facts: FrontMatter,
  path: string,
  locale: string | undefined,
  categories: readonly Category[],
): Category | undefined {
  const folders = path.split('/').slice(0, -1);
  for (const name of [facts.category ?? '', ...folders.toReversed()]) {
    const slugs = [name, predictSlug(name.replace(NOTION_ID_PATTERN, ''))];
    const found = categories.find((one) => slugs.includes(one.slug) && (!locale || one.locale === locale));
    if (found) return found;
  }
  return undefined;
}

/** Names of folders that say nothing about the pages inside them. */
const PLAIN_FOLDER =
  /^(?:docs?|documentation|content|current|i18n|pages|articles|src|static|export|html|markdown|version-.*|docusaurus-plugin-.*)$/i;

/** Returns 1 if all paths start with the same folder, which is then the root of the export. Otherwise returns 0. */
export function countSharedFolders(paths: readonly string[]): number {
  const first = paths[0]?.split('/')[0] ?? '';
  return paths.every((path) => path.startsWith(`${first}/`)) ? 1 : 0;
}

/**
 * Returns the category name from the front matter, otherwise the name of the nearest folder that isn't a generic one.
 * Empty if there is none. Ignores the first `shared` folders.
 */
export function getImportCategoryName(
  facts: FrontMatter,
  path: string,
  locales: readonly string[],
  shared: number,
): string {
  if (facts.category) return facts.category;
  const folders = path.split('/').slice(shared, -1);
  const folder = folders.findLast((name) => !PLAIN_FOLDER.test(name) && !findLocale(name, locales)) ?? '';
  // Removes the leading number, which Docusaurus uses to sort folders.
  const name = folder.replace(NOTION_ID_PATTERN, '').replace(/^\d+[-_. ]+(?=.)/, '');
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words === words.toLowerCase() ? words.replace(/^./u, (letter) => letter.toUpperCase()) : words;
}

/** Returns the path without the locale, so that all translations of a page have the same result. */
export function getPathWithoutLocale(path: string, locales: readonly string[]): string {
  const folders = path.split('/').slice(0, -1);
  const others = folders.filter((folder) => findLocale(folder, locales) === undefined);
  return [...others, splitFileName(path, locales).name].join('/');
}
