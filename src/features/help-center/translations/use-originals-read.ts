import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { articleQuery } from '~/api/articles';
import { checkNotes } from '~/drafts/note-checks';
import { isUnread, type KnownArticles } from '~/drafts/standing';
import { useScope } from '~/session/scope-context';
import type { Family } from './families';

/**
 * Reads those originals of the families in sight that somebody else saved, one after the other: only their texts tell
 * whether their translations are behind.
 */
export function useOriginalsRead(
  portalSlug: string,
  families: readonly Family[],
  known: KnownArticles,
): void {
  const scope = useScope();
  const queryClient = useQueryClient();
  const unread = families
    .filter(({ root, members }) => members.length > 1 && isUnread(root, known.get(root.id)))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const notes = checkNotes(queryClient, scope, portalSlug);
      for (const id of unread === '' ? [] : unread.split(' ')) {
        if (leaving.signal.aborted) return;
        await notes.read(await queryClient.fetchQuery(articleQuery(scope, portalSlug, Number(id))));
      }
    };
    // What couldn't be read stays as the dates have it.
    read().catch(() => undefined);
    return () => leaving.abort();
  }, [queryClient, scope, portalSlug, unread]);
}
