import type { Article } from '~/api/articles';
import { replaceHits } from '~/lib/text/article-hits';
import type { RowState } from '~/records/run/process-rows';
import { type RecordAccess, saveRecord } from '~/records/save-record';
import type { ProgressListener } from '~/records/write-state';
import { type ArticleValues, getArticleValues } from '~/resources/article-record';
import { getProblemLabel } from '../problem-labels';
import type { ArticleMatches } from './find-article-matches';

/**
 * Replaces the matches in an article. If the stored version differs from the searched version, the outcome is a
 * conflict.
 */
export async function replaceInArticle(
  { article, hits }: ArticleMatches,
  access: RecordAccess<Article, ArticleValues>,
  report: ProgressListener,
): Promise<RowState> {
  const seen = getArticleValues(article);
  const typed = { ...seen, ...replaceHits(seen, hits) };
  if (typed.title.trim() === '') {
    const problem = { code: 'title_missing', line: null, subject: '' } as const;
    return { step: 'blocked', why: (t) => getProblemLabel(t, problem) };
  }
  return saveRecord(access, typed, seen, report);
}
