import { useEffect, useState } from 'react';
import type { ArticleFacts } from '~/lib/markdown/article-facts';
import { requestTextTask } from '~/texts/ask';

/**
 * Returns the links and headings of a text. Null while a worker parses the text, undefined if parsing takes too long.
 */
export function useArticleFacts(text: string): ArticleFacts | null | undefined {
  const [facts, setFacts] = useState<ArticleFacts | null | undefined>(null);
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
