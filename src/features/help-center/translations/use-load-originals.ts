import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { articleQuery } from '~/api/articles';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import { isOriginalSavedElsewhere, type KnownArticles } from '~/drafts/translation-state';
import { useScope } from '~/session/scope-context';
import type { TranslationFamily } from './families';

/**
 * Loads the originals of translation families if the originals were changed outside of this browser. Only the text of
 * such an original shows whether its translations are outdated. Loads one original at a time. Returns true once done or
 * failed.
 */
export function useLoadOriginals(
  portalSlug: string,
  families: readonly TranslationFamily[],
  known: KnownArticles,
): boolean {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<string | null>(null);
  const unread = families
    .filter(({ root, members }) => members.length > 1 && isOriginalSavedElsewhere(root, known.get(root.id)))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const notes = createArticleKnowledgeStore(queryClient, scope, portalSlug);
      for (const id of unread === '' ? [] : unread.split(' ')) {
        if (leaving.signal.aborted) return;
        await notes.read(await queryClient.fetchQuery(articleQuery(scope, portalSlug, Number(id))));
      }
    };
    // After a failure, the remaining originals are compared by their dates.
    void read()
      .catch(() => undefined)
      .then(() => {
        if (!leaving.signal.aborted) setTried(unread);
      });
    return () => leaving.abort();
  }, [queryClient, scope, portalSlug, unread]);
  return unread === '' || tried === unread;
}
