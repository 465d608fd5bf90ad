import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { NoRows } from '~/ui/no-rows';
import type { ArticlesSearch } from './articles-search';

interface NoArticlesProps {
  readonly search: ArticlesSearch;
  /** The first act. */
  readonly create: ReactNode;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

/** Why no article is shown: nothing was found, or the portal has none yet. */
export function NoArticles({ search, create, onSearchChange }: NoArticlesProps) {
  const t = useT();
  return (
    <NoRows
      search={search.search}
      isFiltered={Boolean(search.status || search.locale || search.category_id)}
      hint={t(m.help_center_no_articles_found_text)}
      onClear={() =>
        onSearchChange({
          search: undefined,
          status: undefined,
          locale: undefined,
          category_id: undefined,
          page: undefined,
        })
      }
      icon={<IconFileText size={20} aria-hidden />}
      title={t(m.help_center_no_articles)}
      text={t(m.help_center_no_articles_text)}
      action={create}
    />
  );
}
