import type { Article } from '~/api/articles';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import type { ArticleBase } from '~/drafts/article-drafts';

/** Everything that can be written of an article. */
export type ArticleFields = Omit<ArticleBase, 'updated_at'>;
export type ArticleChanges = Partial<ArticleFields>;

const FIELDS = [
  'title',
  'description',
  'content',
  'status',
  'category_id',
  'associated_article_id',
] as const satisfies readonly (keyof ArticleFields)[];

/** How the platform is asked: taken apart, so that the rules below can be proven without it. */
export interface Ground {
  readonly read: () => Promise<Article>;
  readonly write: (changes: ArticleChanges) => Promise<Article | undefined>;
}

export type SaveOutcome =
  | { readonly step: 'saved'; readonly stored: ArticleBase }
  /** Somebody changed it since: nothing was sent, or what was sent isn't what is there now. */
  | { readonly step: 'changed'; readonly theirs: ArticleBase }
  | { readonly step: 'gone' }
  /** It could not be read before writing, so nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  | { readonly step: 'refused'; readonly error: ApiError }
  /** No answer came, and reading it again shows that nothing was written. */
  | { readonly step: 'no-trace' }
  /** No answer came, and it can't be read again either. */
  | { readonly step: 'unknown'; readonly error: ApiError };

export const baseOf = (article: Article): ArticleBase => ({
  title: article.title,
  description: article.description ?? '',
  content: article.content ?? '',
  status: article.status,
  category_id: article.category_id,
  associated_article_id: article.associated_article_id,
  updated_at: article.updated_at,
});

/** The fields in which two versions differ, with the values of the second. */
export function changesBetween(before: ArticleFields, after: ArticleFields): ArticleChanges {
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

export const reads = (one: ArticleFields, other: ArticleFields): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/**
 * Saves `mine` over `base`, the version that the person knows. It is read again first, and nothing goes out over a
 * version that the person hasn't seen; only what changed is sent. Between that reading and the write lies one round
 * trip, which nothing but the platform could close.
 */
export async function saveArticle(
  ground: Ground,
  base: ArticleBase,
  mine: ArticleFields,
): Promise<SaveOutcome> {
  let present: ArticleBase;
  try {
    present = baseOf(await ground.read());
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.kind === 'not-found' ? { step: 'gone' } : { step: 'not-sent', error };
  }
  if (reads(present, mine)) return { step: 'saved', stored: present };
  if (!reads(present, base)) return { step: 'changed', theirs: present };
  try {
    const answer = await ground.write(changesBetween(present, mine));
    const stored = baseOf(answer ?? (await ground.read()));
    return reads(stored, mine) ? { step: 'saved', stored } : { step: 'changed', theirs: stored };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind === 'not-found') return { step: 'gone' };
    return mayHaveHappened(error) ? findOut(ground, present, mine, error) : { step: 'refused', error };
  }
}

/** The truth after a write without an answer: it is there, it isn't, or somebody else's is. */
export async function findOut(
  ground: Pick<Ground, 'read'>,
  before: ArticleFields,
  mine: ArticleFields,
  error: ApiError,
): Promise<SaveOutcome> {
  try {
    const present = baseOf(await ground.read());
    if (reads(present, mine)) return { step: 'saved', stored: present };
    return reads(present, before) ? { step: 'no-trace' } : { step: 'changed', theirs: present };
  } catch (failed) {
    if (!isApiError(failed)) throw failed;
    return failed.kind === 'not-found' ? { step: 'gone' } : { step: 'unknown', error };
  }
}
