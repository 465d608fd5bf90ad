import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import { predictSlug } from '~/lib/markdown/predict-slug';
import {
  countSharedFolders,
  getImportCategory,
  getImportCategoryName,
  getImportLocale,
  getPathWithoutLocale,
  splitFileName,
} from './import-place';
import type { ImportFile, PlannedArticle, PlannedCategory } from './planned-article';
import { type ParsedPage, readPage } from './read-page';
import { createImportedPages, resolvePageLinks } from './resolve-page-links';
import { listSourcePages } from './source-pages';

type PortalLocales = Pick<Portal, 'default_locale' | 'allowed_locales'>;

interface Tools {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

const getImportKey = (title: string, locale: string) => JSON.stringify([title, locale]);

/** Returns the names of the top-level Confluence pages that have subpages. Each becomes a category. */
const listSections = (pages: readonly ParsedPage[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ confluence }) => confluence?.trail[1] ?? []));

function getGroup(
  { page, facts, confluence, title }: ParsedPage,
  sections: ReadonlySet<string>,
  locales: readonly string[],
  shared: number,
): { readonly key: string; readonly name: string } {
  if (page.group) return page.group;
  if (confluence) {
    const name = confluence.trail[1] ?? (sections.has(title) ? title : '');
    return { key: name, name };
  }
  const name = getImportCategoryName(facts, page.path, locales, shared);
  return { key: predictSlug(name) || name, name };
}

/**
 * Reports whether a page is only a list of other pages, as the index of a Confluence space or GitBook's `SUMMARY.md`
 * is.
 */
function isContents({ page, confluence }: ParsedPage, spaces: ReadonlySet<string>): boolean {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(page.path) ?? [];
  return (!confluence && name === 'index.html' && spaces.has(folder)) || name === 'SUMMARY.md';
}

function getObstacle(
  { problem, title, text }: ParsedPage,
  isContentsPage: boolean,
  isThere: boolean,
  whyNot: PlannedArticle['leftOut'],
): PlannedArticle['leftOut'] {
  if (problem) return problem;
  if (isContentsPage) return 'contents';
  if (title === '' && text.trim() === '') return 'empty';
  return isThere ? 'there' : whyNot;
}

/** Returns the articles that an import of these files would create. Writes nothing. */
export async function previewImport(
  files: readonly ImportFile[],
  articles: readonly ArticleSummary[],
  categories: readonly Category[],
  { default_locale, allowed_locales }: PortalLocales,
  { signal, onProgress }: Tools,
): Promise<PlannedArticle[]> {
  const sources = listSourcePages(files);
  const reads: ParsedPage[] = [];
  for (const [index, source] of sources.entries()) {
    onProgress(index, sources.length);
    reads.push(await readPage(source, signal));
  }
  const all = createImportedPages(files, reads);
  const present = new Map(articles.map((article) => [getImportKey(article.title, article.locale), article]));
  const shared = countSharedFolders(sources.filter(({ exported }) => !exported).map(({ path }) => path));
  const sections = listSections(reads);
  const spaces = new Set(
    reads.flatMap(({ page, confluence }) => (confluence ? [page.path.replace(/[^/]*$/, '')] : [])),
  );
  const created = new Map<string, PlannedCategory>();

  const toCategory = (name: string, key: string, locale: string): PlannedCategory => {
    const id = JSON.stringify([key, locale]);
    const slug = predictSlug(name);
    const sameSlug = categories.find((one) => one.slug === slug || one.slug === key);
    const known = created.get(id) ?? {
      ...{ name, locale, family: key },
      rootId: sameSlug ? (sameSlug.associated_category_id ?? sameSlug.id) : null,
    };
    created.set(id, known);
    return known;
  };

  const plan = (read: ParsedPage): PlannedArticle => {
    const { page, facts, kind, unread } = read;
    const title = read.title || splitFileName(page.path, allowed_locales).name.replaceAll(/[-_]+/g, ' ');
    const statedLocale = getImportLocale(facts, page.path, allowed_locales);
    const { key, name } = getGroup(read, sections, allowed_locales, shared);
    const category = getImportCategory({ ...facts, category: name }, page.path, statedLocale, categories);
    const isAllowed = allowed_locales.includes(statedLocale ?? default_locale);
    const newCategory =
      !category && name !== '' && isAllowed ? toCategory(name, key, statedLocale ?? default_locale) : null;
    // The platform gives an article the language of its category, or the portal's default language if it has no
    // category.
    const given = category?.locale ?? newCategory?.locale ?? default_locale;
    const locale = statedLocale ?? given;
    const existing = present.get(getImportKey(title, locale)) ?? null;
    const whyNot = locale === given ? null : isAllowed ? 'language' : 'locale';
    return {
      ...{ path: page.path, title, description: facts.description ?? '', locale, unread, kind },
      ...{ categoryId: category?.id ?? null, newCategory, translationOf: null, existing },
      formerAddress: page.exported?.url ?? '',
      ...resolvePageLinks(read, all),
      leftOut: getObstacle(read, isContents(read, spaces), existing !== null, whyNot),
    };
  };
  const rows = reads.map(plan);
  const families = new Map<string, PlannedArticle[]>();
  for (const [index, row] of rows.entries()) {
    const exported = reads[index]?.page.exported;
    const family = exported
      ? `${exported.product} ${exported.id}`
      : getPathWithoutLocale(row.path, allowed_locales);
    families.set(family, [...(families.get(family) ?? []), row]);
  }
  const originals = new Map(
    [...families.values()].flatMap((family) => listTranslations(family, default_locale)),
  );
  return rows.map((row) => ({ ...row, translationOf: originals.get(row.path) ?? null }));
}

/**
 * Pairs each translation in a family of rows with its original. The original is the row in the default language, or
 * else the first row.
 */
function listTranslations(
  family: readonly PlannedArticle[],
  defaultLocale: string,
): (readonly [path: string, original: string])[] {
  const usable = family.filter(({ leftOut }) => leftOut === null || leftOut === 'there');
  const original = usable.find(({ locale }) => locale === defaultLocale) ?? usable[0];
  if (!original) return [];
  return usable.flatMap(({ path, locale }) =>
    locale === original.locale ? [] : [[path, original.path] as const],
  );
}

/** Returns the rows of an import that creates no categories. */
export const excludeNewCategories = (
  rows: readonly PlannedArticle[],
  defaultLocale: string,
): PlannedArticle[] =>
  rows.map((row) => {
    if (row.newCategory === null) return row;
    const leftOut = row.leftOut ?? (row.locale === defaultLocale ? null : 'language');
    return { ...row, newCategory: null, leftOut };
  });
