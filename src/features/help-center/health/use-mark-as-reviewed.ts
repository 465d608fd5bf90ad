import { storeArticleReview } from '~/drafts/article-review-store';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { showProblemToast, showSuccessToast } from '~/ui/notice/toast';
import type { FindingPlace } from './findings';

/** Returns a function that marks an article as reviewed and shows a toast with an undo button. */
export function useMarkAsReviewed(portalSlug: string) {
  const t = useT();
  const scope = useScope();
  return async ({ id, title }: FindingPlace) => {
    const isKept = await storeArticleReview(scope, portalSlug, id, Date.now());
    if (!isKept) return showProblemToast({ message: t(m.portal_health_review_not_saved) });
    showSuccessToast({
      message: t(m.portal_health_reviewed, { title }),
      actions: [
        { label: t(m.common_undo), onClick: () => void storeArticleReview(scope, portalSlug, id, null) },
      ],
    });
  };
}
