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
  const categoryName = useCategoryName(portalSlug);
  const [undone, setUndone] = useState(0);
  const takeBack = () => setUndone((times) => times + 1);
  return {
    undone,
    /** Shows the toast if the status or the category changed. `asked` is the requested status. */
    tell(stored: Article, former: ArticleBase, asked: string | undefined): void {
      if (asked !== undefined && stored.status === asked)
        showArticleStatusToast(t, scope, stored, isPortalArchived, takeBack);
      else if (stored.category_id !== former.category_id)
        showArticleCategoryToast(t, scope, stored, categoryName(stored.category_id), takeBack);
    },
  };
}

export type ChangeToasts = ReturnType<typeof useChangeToasts>;

/** When the user undoes a change from its toast, makes the stored article the new base version of the page. */
export function useRebaseAfterUndo(
  portalSlug: string,
  articleId: number,
  { undone }: ChangeToasts,
  goOn: (now: ArticleBase) => void,
): void {
  const queryClient = useQueryClient();
  const scope = useScope();
  const read = useEffectEvent(() => {
    const stored = queryClient.getQueryData(articleQuery(scope, portalSlug, articleId).queryKey);
    if (stored) goOn(toArticleBase(stored));
  });
  useEffect(() => {
    if (undone > 0) read();
  }, [undone]);
}
