import * as z from 'zod/mini';
import type { RejectedField, RestoredFields } from '~/drafts/restore-fields';
import { toObject } from '~/lib/json/json';
import { SEARCH_SCOPES, type SearchHit, type SearchQuery } from '~/lib/text/article-hits';
import type { ArticleMatches } from './find-article-matches';

const keptPlan = z.object({
  /**
   * The ID of the run (a replacement in several articles). A resumed run keeps its ID, so that the run can be undone as
   * a whole.
   */
  run: z.string(),
  sought: z.object({
    find: z.string(),
    replacement: z.string(),
    within: z.enum(SEARCH_SCOPES),
    isPattern: z.boolean(),
    isWhole: z.catch(z.boolean(), false),
    matchesCase: z.boolean(),
  }),
  /** The articles that remain to be changed. `updated_at` identifies the version that was searched. */
  articles: z.array(
    z.object({
      id: z.number(),
      updated_at: z.string(),
      hits: z.array(z.object({ field: z.string(), from: z.number() })),
    }),
  ),
});

/**
 * A run with the articles still to be changed, as stored in this browser. Doesn't contain the text of the articles,
 * because a resumed run searches them again.
 */
export type StoredReplaceRun = z.output<typeof keptPlan>;

/** Parses the stored runs. The latest run is last. Earlier versions stored a single run without `isWhole`. */
export function parseStoredReplaceRuns(kept: unknown): RestoredFields<readonly StoredReplaceRun[]> {
  const plans: StoredReplaceRun[] = [];
  const unfit: RejectedField[] = [];
  for (const one of Array.isArray(kept) ? kept : [kept]) {
    const { data } = keptPlan.safeParse(one);
    if (data) plans.push(data);
    // Discards the whole run, because its remaining articles can't be changed without a valid search.
    else unfit.push({ field: 'sought', value: toObject(one)?.sought ?? one });
  }
  return { values: plans.length > 0 ? plans : null, unfit };
}

const getHitPlace = ({ field, from }: SearchHit) => ({ field, from });
const getHitKey = ({ field, from }: { readonly field: string; readonly from: number }) => `${field} ${from}`;

export const createStoredReplaceRun = (
  run: string,
  sought: SearchQuery,
  rows: readonly ArticleMatches[],
): StoredReplaceRun => ({
  run,
  sought,
  articles: rows.map(({ article: { id, updated_at }, hits }) => ({
    id,
    updated_at,
    hits: hits.map(getHitPlace),
  })),
});

export const upsertStoredReplaceRun = (
  plans: readonly StoredReplaceRun[],
  plan: StoredReplaceRun,
): readonly StoredReplaceRun[] => [...plans.filter(({ run }) => run !== plan.run), plan];

/** Removes a processed article from a run. Removes the run when no articles remain. */
export const removeFromReplaceRuns = (
  plans: readonly StoredReplaceRun[],
  run: string,
  done: number,
): readonly StoredReplaceRun[] =>
  plans
    .map((plan) =>
      plan.run === run ? { ...plan, articles: plan.articles.filter(({ id }) => id !== done) } : plan,
    )
    .filter(({ articles }) => articles.length > 0);

/**
 * Returns the selected matches in articles that haven't changed since the search, and the number of articles that have
 * changed.
 */
export function restoreSelection(
  plan: StoredReplaceRun,
  found: readonly ArticleMatches[],
): { readonly hits: readonly SearchHit[]; readonly changed: number } {
  const byId = new Map(found.map((one) => [one.article.id, one]));
  const hits: SearchHit[] = [];
  let changed = 0;
  for (const { id, updated_at, hits: places } of plan.articles) {
    const now = byId.get(id);
    if (now?.article.updated_at !== updated_at) changed += 1;
    else {
      const kept = new Set(places.map(getHitKey));
      hits.push(...now.hits.filter((hit) => kept.has(getHitKey(hit))));
    }
  }
  return { hits, changed };
}
