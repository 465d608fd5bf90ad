import { IconFileText } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { NoRows } from '~/ui/table/no-rows';
import type { NoRowsProps } from '~/ui/table/no-rows-content';
import { NewArticleButton } from './new-article-button';

interface NoArticlesProps extends Pick<NoRowsProps, 'search' | 'isFiltered' | 'hint' | 'onClear'> {
  readonly portalSlug: string;
  readonly categoryId?: number | undefined;
}

/** A notice that replaces an empty list. It says that the search has no results, or that the portal has no articles. */
export function NoArticles({ portalSlug, categoryId, ...found }: NoArticlesProps) {
  const t = useT();
  return (
    <NoRows
      {...found}
      icon={<IconFileText size={20} aria-hidden />}
      title={t(m.help_center_no_articles)}
      text={t(m.help_center_no_articles_text)}
      action={<NewArticleButton portalSlug={portalSlug} categoryId={categoryId} />}
    />
  );
}
