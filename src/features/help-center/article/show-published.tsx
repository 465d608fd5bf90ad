import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';
import { showSuccess } from '~/ui/toast';
import { servingOf } from './public-address';

/** Tells that an article is public, and where: nothing where its portal serves nothing. */
export function showPublished(t: T, { title, status, public_url }: Article, isPortalArchived: boolean): void {
  if (servingOf(status, isPortalArchived) !== 'served') return;
  const link = t(m.help_center_copy_link);
  showSuccess({
    message: t(m.help_center_published, { title }),
    ...(/^https?:\/\//.test(public_url) && {
      action: { label: t(m.records_show), onClick: () => window.open(public_url, '_blank', 'noreferrer') },
    }),
    details: (
      <CopyButton value={public_url} label={link} copiedLabel={t(m.common_copied)} describedAs={link} />
    ),
  });
}
