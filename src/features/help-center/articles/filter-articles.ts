import type { ArticleSummary } from '~/api/articles';
import { ARTICLE_STATUSES } from '~/api/choices';
import { findReviewDueSince } from '../health/review-due';
import type { ArticlesSearch } from './articles-search';

export interface FilterContext {
  /** The ID of the signed-in person. Null if it is unknown. */
  readonly ownId: number | null;
  /** The times of the last reviews in milliseconds since the epoch. The keys are article IDs. */
  readonly reviewed: ReadonlyMap<number, number>;
  /** The articles that contain the searched text according to the platform. Null without a search. */
  readonly found: readonly ArticleSummary[] | null;
  /** The current time in milliseconds since the epoch. */
  readonly now: number;
}

const byUpdate = (one: ArticleSummary, other: ArticleSummary) =>
  Date.parse(one.updated_at) - Date.parse(other.updated_at);
const byTitle = (one: ArticleSummary, other: ArticleSummary) => one.title.localeCompare(other.title);

const SORTS = {
  updated_desc: (one, other) => byUpdate(other, one),
  updated_asc: byUpdate,
  title_asc: byTitle,
  title_desc: (one, other) => byTitle(other, one),
} as const satisfies Record<NonNullable<ArticlesSearch['sort']>, typeof byUpdate>;

/** Returns the articles that match all filters, sorted. Ignores the status, so that articles can be counted by status. */
export function filterArticles(
  articles: readonly ArticleSummary[],
  { locale, category_id, author_id, reviewed, sort = 'updated_desc' }: ArticlesSearch,
  context: FilterContext,
): readonly ArticleSummary[] {
  const found = context.found && new Set(context.found.map(({ id }) => id));
  const authorId = { me: context.ownId ?? undefined, deleted: null };
  const wanted = typeof author_id === 'string' ? authorId[author_id] : author_id;
  return articles
    .filter(
      (article) =>
        (found === null || found.has(article.id)) &&
        (!locale || article.locale === locale) &&
        (!category_id || article.category_id === category_id) &&
        (author_id === undefined || article.author_id === wanted) &&
        (!reviewed || findReviewDueSince(article, context.reviewed, context.now) !== null),
    )
    .toSorted(SORTS[sort]);
}

export type StatusCounts = Readonly<Record<(typeof ARTICLE_STATUSES)[number] | 'all', number>>;

/** Counts articles by status, and in total. */
export function countByStatus(articles: readonly ArticleSummary[]): StatusCounts {
  const counts = { all: articles.length, draft: 0, published: 0, archived: 0 };
  for (const { status } of articles) {
    const known = ARTICLE_STATUSES.find((one) => one === status);
    if (known) counts[known] += 1;
  }
  return counts;
}
