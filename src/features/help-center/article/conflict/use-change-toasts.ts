import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import type { ArticleBase } from '~/drafts/article-drafts';
import { useT } from '~/i18n/use-t';
import { toArticleBase } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { useCategoryName } from '../editing/use-category-name';
import { showArticleCategoryToast, showArticleStatusToast } from '../layout/show-article-status-toast';

/**
 * Shows a toast with the new status or category of a saved article. Counts how often the user undid a change with the
 * button in the toast.
 */
export function useChangeToasts(portalSlug: string, isPortalArchived: boolean) {
  const t = useT();
  const scope = useScope();
  const getCategoryName = useCategoryName(portalSlug);
  const [undone, setUndone] = useState(0);
  const countUndo = () => setUndone((times) => times + 1);
  return {
    undone,
    /** Shows the toast if the status or the category changed. `requestedStatus` is the status that was requested. */
    showChange(stored: Article, former: ArticleBase, requestedStatus: string | undefined): void {
      if (requestedStatus !== undefined && stored.status === requestedStatus)
        showArticleStatusToast(t, scope, stored, isPortalArchived, countUndo);
      else if (stored.category_id !== former.category_id)
        showArticleCategoryToast(t, scope, stored, getCategoryName(stored.category_id), countUndo);
    },
  };
}

export type ChangeToasts = ReturnType<typeof useChangeToasts>;

/**
 * Makes the stored article the new base version of the page after the user has undone a change with the button in its
 * toast.
 */
export function useRebaseAfterUndo(
  portalSlug: string,
  articleId: number,
  { undone }: ChangeToasts,
  onRebase: (now: ArticleBase) => void,
): void {
  const queryClient = useQueryClient();
  const scope = useScope();
  const read = useEffectEvent(() => {
    const stored = queryClient.getQueryData(articleQuery(scope, portalSlug, articleId).queryKey);
    if (stored) onRebase(toArticleBase(stored));
  });
  useEffect(() => {
    if (undone > 0) read();
  }, [undone]);
}
