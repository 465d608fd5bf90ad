// Finds the language and the category of an imported file: in its front matter, its name and its folders.
import type { Category } from '~/api/categories';
import { predictSlug } from '~/lib/markdown/predict-slug';

type FrontMatter = Readonly<Record<string, string>>;

/** Matches a locale code in any spelling, such as `pt-BR`, `pt_br` or `es`. */
const CODE = /^[a-z]{2,3}(?:_[a-z]{4})?(?:_(?:[a-z]{2}|\d{3}))?$/;
/** Matches the ID that Notion writes at the end of the names of files and folders. */
const NOTION_ID = / [0-9a-f]{32}$/;
const EXTENSION = /\.(?:md|markdown|html?|docx)$/i;

/**
 * Returns the locale that a code in any spelling stands for. The language alone is enough if only one of the locales
 * has it.
 */
function findLocale(code: string, locales: readonly string[]): string | undefined {
  const plain = code.replaceAll('-', '_').toLowerCase();
  const same = locales.find((locale) => locale.toLowerCase() === plain);
  if (same !== undefined || !CODE.test(plain)) return same;
  const [language] = plain.split('_');
  const alike = locales.filter((locale) => locale.toLowerCase().split('_')[0] === language);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Splits the name of a file such as `refunds.pt-br.md` into its name and the locale of the portal, if it has one. */
export function readFileName(
  path: string,
  locales: readonly string[],
): { readonly name: string; readonly locale: string | undefined } {
  const whole = (path.split('/').at(-1) ?? path).replace(EXTENSION, '').replace(NOTION_ID, '');
  const dot = whole.lastIndexOf('.');
  const locale = dot > 0 ? findLocale(whole.slice(dot + 1), locales) : undefined;
  return { name: locale === undefined ? whole : whole.slice(0, dot), locale };
}

/** Returns the language from the front matter, the file's name, or the first folder named after a locale. */
export function getImportLocale(
  facts: FrontMatter,
  path: string,
  locales: readonly string[],
): string | undefined {
  const stated = facts.locale || facts.lang || facts.language;
  // Other programs write `pt-BR`, while the platform writes `pt_BR`.
  if (stated) return findLocale(stated, locales) ?? stated.replaceAll('-', '_');
  const folders = path.split('/').slice(0, -1);
  const found = folders.map((folder) => findLocale(folder, locales));
  return readFileName(path, locales).locale ?? found.find((locale) => locale !== undefined);
}

/** Returns the category whose slug is in the front matter or a folder name, in the file's language if it has one. */
export function getImportCategory(
  facts: FrontMatter,
  path: string,
  locale: string | undefined,
  categories: readonly Category[],
): Category | undefined {
  const folders = path.split('/').slice(0, -1);
  for (const name of [facts.category ?? '', ...folders.toReversed()]) {
    const slugs = [name, predictSlug(name.replace(NOTION_ID, ''))];
    const found = categories.find((one) => slugs.includes(one.slug) && (!locale || one.locale === locale));
    if (found) return found;
  }
  return undefined;
}
