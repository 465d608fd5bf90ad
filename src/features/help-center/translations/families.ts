import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { getTranslationState, isBehind, type KnownArticles } from '~/drafts/translation-state';
import { parseDraftCopyTitle } from '../draft-copy-title';

/** An article together with its translations. */
export interface TranslationFamily {
  /** The ID of the root, which is the original article. */
  readonly id: number;
  readonly root: ArticleSummary;
  readonly members: readonly ArticleSummary[];
}

export type MatrixCellData =
  | { readonly kind: 'root'; readonly article: ArticleSummary }
  | {
      readonly kind: 'there';
      readonly article: ArticleSummary;
      /** True if the root is known to have changed since the translation matched it. */
      readonly isBehind: boolean;
    }
  /** Not translated yet, but the category exists. */
  | { readonly kind: 'missing'; readonly categoryId: number }
  /** The root's category has no translation in this language, or the root has no category at all. */
  | { readonly kind: 'no-category' };

/** Groups articles by root, in the order of the roots. An article whose root isn't in the list is its own root. */
export function groupFamilies(articles: readonly ArticleSummary[]): TranslationFamily[] {
  const ids = new Set(articles.map(({ id }) => id));
  const rootOf = ({ id, associated_article_id: link }: ArticleSummary) =>
    link !== null && ids.has(link) ? link : id;
  const byRoot = new Map<number, ArticleSummary[]>(articles.map(({ id }) => [id, []]));
  for (const article of articles) byRoot.get(rootOf(article))?.push(article);
  return [...byRoot].flatMap(([rootId, members]) => {
    const root = members.find(({ id }) => id === rootId) ?? members[0];
    return root ? [{ id: root.id, root, members }] : [];
  });
}

/**
 * Reports whether a family consists only of a draft copy. A draft copy needs no translations, because its text is
 * published in its original.
 */
export const isDraftCopyWithoutTranslations = ({ root, members }: TranslationFamily): boolean =>
  members.length === 1 && root.status === 'draft' && parseDraftCopyTitle(root.title) !== null;

const getFamilyRootId = ({ id, associated_category_id }: Category): number => associated_category_id ?? id;

/** Returns the root of a category's family, or the category itself if the root isn't known. */
export function findRootCategory(
  categoryId: number | null,
  categories: readonly Category[],
): Category | undefined {
  const category = categories.find(({ id }) => id === categoryId);
  return category && (categories.find(({ id }) => id === getFamilyRootId(category)) ?? category);
}

export const findCategoryInLanguage = (
  root: Category,
  locale: string,
  categories: readonly Category[],
): Category | undefined =>
  categories.find((one) => one.locale === locale && getFamilyRootId(one) === getFamilyRootId(root));

/** Returns the state of a family in one language. */
export function getMatrixCell(
  { root, members }: TranslationFamily,
  locale: string,
  categories: readonly Category[],
  known: KnownArticles,
): MatrixCellData {
  if (root.locale === locale) return { kind: 'root', article: root };
  const article = members.find((one) => one.locale === locale);
  if (article)
    return { kind: 'there', article, isBehind: isBehind(getTranslationState(article, root, known)) };
  const category = findRootCategory(root.category_id, categories);
  const target = category && findCategoryInLanguage(category, locale, categories);
  return target ? { kind: 'missing', categoryId: target.id } : { kind: 'no-category' };
}

/**
 * `other` means an archived article or an unknown status. `behind` means that the root has changed since the
 * translation matched it.
 */
export type MatrixCellState = 'current' | 'behind' | 'draft' | 'missing' | 'other';

/** Returns the state of a cell. `behind` takes precedence over `draft`. */
export function getMatrixCellState(cell: MatrixCellData): MatrixCellState {
  if (cell.kind === 'missing' || cell.kind === 'no-category') return 'missing';
  if (cell.kind === 'there' && cell.isBehind) return 'behind';
  const { status } = cell.article;
  if (status === 'draft') return 'draft';
  return status === 'published' ? 'current' : 'other';
}

/** Counts the families by their state in one language. */
export function countMatrixCellStates(
  families: readonly TranslationFamily[],
  locale: string,
  categories: readonly Category[],
  known: KnownArticles,
): Readonly<Record<MatrixCellState, number>> {
  const counts = { current: 0, behind: 0, draft: 0, missing: 0, other: 0 };
  for (const family of families)
    counts[getMatrixCellState(getMatrixCell(family, locale, categories, known))] += 1;
  return counts;
}

export const hasTranslationInState = (
  family: TranslationFamily,
  state: MatrixCellState,
  locales: readonly string[],
  categories: readonly Category[],
  known: KnownArticles,
): boolean =>
  locales.some((locale) => getMatrixCellState(getMatrixCell(family, locale, categories, known)) === state);

/** Reports whether the translation in one of the languages is missing, a draft, or behind its root. */
export const hasTranslationGap = (
  family: TranslationFamily,
  locales: readonly string[],
  categories: readonly Category[],
  known: KnownArticles,
): boolean =>
  locales.some((locale) => {
    const cell = getMatrixCell(family, locale, categories, known);
    return cell.kind === 'there' ? cell.isBehind || cell.article.status === 'draft' : cell.kind !== 'root';
  });

/** A category without a translation into a language in which its articles need one. */
export interface MissingCategory {
  readonly root: Category;
  readonly locale: string;
}

/** Returns the missing categories without duplicates. */
export function collectMissingCategories(
  families: readonly TranslationFamily[],
  locales: readonly string[],
  categories: readonly Category[],
): MissingCategory[] {
  const missing = new Map<string, MissingCategory>();
  for (const family of families) {
    const root = findRootCategory(family.root.category_id, categories);
    if (!root) continue;
    for (const locale of locales) {
      if (getMatrixCell(family, locale, categories, new Map()).kind !== 'no-category') continue;
      missing.set(`${root.id} ${locale}`, { root, locale });
    }
  }
  return [...missing.values()];
}
