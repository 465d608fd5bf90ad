import { useEffect, useState } from 'react';
import type { ArticleAnalysis } from '~/lib/markdown/article-analysis';
import { requestTextTask } from '~/texts/ask';

/**
 * Returns the links and headings of a text. Null while a worker parses the text, undefined if parsing takes too long.
 */
export function useArticleAnalysis(text: string): ArticleAnalysis | null | undefined {
  const [facts, setFacts] = useState<ArticleAnalysis | null | undefined>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const parts = { title: '', description: '', text };
    requestTextTask('facts', { parts, imageHosts: [] }, leaving.signal).then(
      setFacts,
      () => !leaving.signal.aborted && setFacts(undefined),
    );
    return () => leaving.abort();
  }, [text]);
  return facts;
}
