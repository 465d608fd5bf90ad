import type { Article } from '~/api/articles';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { showUndoToast } from '~/records/activity/undo-toast';
import { reportSuccess } from '~/records/record-toasts';
import { CopyButton } from '~/ui/notice/copy-button';
import { getArticleVisibility } from '../publish/public-address';

/** Shows a toast with the article's new status, and its public link or an undo button. */
export function showArticleStatusToast(
  t: Translator,
  scope: Scope,
  stored: Article,
  isPortalArchived: boolean,
  onUndone: () => void,
): void {
  const { id, title, status, public_url } = stored;
  if (status !== 'published') {
    const message = status === 'archived' ? m.help_center_article_archived : m.help_center_article_draft;
    void showUndoToast(t, scope, t(message, { title }), { kind: 'article', record: id }, onUndone);
    return;
  }
  // In an archived portal, shows no toast for a published article, because visitors can't see it.
  if (getArticleVisibility(status, isPortalArchived) !== 'served') return;
  const link = t(m.help_center_copy_link);
  reportSuccess(scope, {
    message: t(m.help_center_published, { title }),
    ...(/^https?:\/\//.test(public_url) && {
      actions: [{ label: t(m.records_show), onClick: () => window.open(public_url, '_blank', 'noreferrer') }],
    }),
    beside: (
      <CopyButton
        value={public_url}
        label={link}
        copiedLabel={t(m.common_copied)}
        describedAs={link}
        size="compact-sm"
      />
    ),
  });
}

/** Shows a toast with the article's new category and an undo button. */
export function showArticleCategoryToast(
  t: Translator,
  scope: Scope,
  { id }: Article,
  category: string,
  onUndone: () => void,
): void {
  const message = t(m.help_center_category_changed, { category });
  void showUndoToast(t, scope, message, { kind: 'article', record: id }, onUndone);
}
