import type { Article } from '~/api/articles';
import { MAX_HITS, type SearchedFields, type SearchHit, type SearchQuery } from '~/lib/text/article-hits';
import { getArticleValues } from '~/resources/article-record';
import { requestTextTask } from '~/texts/ask';
import { TaskTimeoutError } from '~/texts/text-queue';
import type { PortalTexts } from '../portal-texts';

export interface ArticleMatches {
  readonly article: Article;
  readonly hits: readonly SearchHit[];
}

export interface FindResult {
  readonly sought: SearchQuery;
  readonly articles: readonly ArticleMatches[];
  /** True if there are more matches than the listed ones. */
  readonly isCut: boolean;
  /** The title of the article on which the search timed out, or null. */
  readonly tooSlowIn: string | null;
}

type Search = (parts: SearchedFields) => Promise<readonly SearchHit[]>;

/**
 * Searches the loaded articles one by one in a worker, so that a search with a slow pattern can be stopped. Rejects
 * with the signal's reason if aborted.
 */
export async function findArticleMatches(
  { list, read }: PortalTexts,
  sought: SearchQuery,
  signal?: AbortSignal,
  search: Search = (parts) => requestTextTask('hits', { parts, sought }, signal),
): Promise<FindResult> {
  const articles: ArticleMatches[] = [];
  let count = 0;
  for (const { id } of list) {
    const article = read.get(id)?.article;
    if (!article) continue;
    signal?.throwIfAborted();
    try {
      const { title, description, content } = getArticleValues(article);
      const hits = (await search({ title, description, content })).slice(0, MAX_HITS - count);
      if (hits.length > 0) articles.push({ article, hits });
      count += hits.length;
    } catch (error) {
      if (!(error instanceof TaskTimeoutError)) throw error;
      return { sought, articles: [], isCut: false, tooSlowIn: article.title };
    }
    if (count >= MAX_HITS) return { sought, articles, isCut: true, tooSlowIn: null };
  }
  return { sought, articles, isCut: false, tooSlowIn: null };
}
