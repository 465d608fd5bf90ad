import { useEffect, useState } from 'react';
import type { Article } from '~/api/articles';
import type { TermProblem } from '~/lib/terms/check-terms';
import { requestTextTask } from '~/texts/ask';
import { parseDraftCopyTitle } from '../draft-copy-title';
import { toCheckedText } from './checked-text';
import { useTerms } from './use-terms';

type Texts = Pick<Article, 'locale' | 'portal_slug'> & {
  readonly title: string;
  readonly description: string;
  readonly content: string;
};

/**
 * Checks an article against the portal's list of terms. Returns null while checking, and undefined if the list is empty
 * or the check isn't possible.
 */
export function useTermProblems(
  { locale, portal_slug, title, description, content }: Texts,
  original: Article | undefined,
): readonly TermProblem[] | null | undefined {
  const terms = useTerms(portal_slug);
  const [problems, setProblems] = useState<readonly TermProblem[] | null | undefined>(null);
  useEffect(() => {
    if (!terms || terms.length === 0) return;
    const leaving = new AbortController();
    // The prefix of a draft copy's title isn't part of the article.
    const ownTitle = parseDraftCopyTitle(title)?.title ?? title;
    const article = { locale, title: ownTitle, description, content };
    requestTextTask(
      'terms',
      { article, terms, ...(original && { original: toCheckedText(original) }) },
      leaving.signal,
    ).then(setProblems, () => !leaving.signal.aborted && setProblems(undefined));
    return () => leaving.abort();
  }, [terms, locale, title, description, content, original]);
  return terms?.length === 0 ? undefined : problems;
}
