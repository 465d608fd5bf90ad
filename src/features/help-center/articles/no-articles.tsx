import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EmptyState } from '~/ui/empty-state';
import { NoResults } from '~/ui/no-results';
import type { ArticlesSearch } from './articles-search';

interface NoArticlesProps {
  readonly search: ArticlesSearch;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

/** Why no article is shown: nothing was found, or the portal has none yet. */
export function NoArticles({ search, onSearchChange }: NoArticlesProps) {
  const t = useT();
  const isFiltered = Boolean(search.status || search.locale || search.category_id);
  const clear = () =>
    onSearchChange({
      search: undefined,
      status: undefined,
      locale: undefined,
      category_id: undefined,
      page: undefined,
    });
  if (search.search)
    return (
      <NoResults search={search.search} text={t(m.help_center_no_articles_found_text)} onClear={clear} />
    );
  return (
    <EmptyState
      icon={<IconFileText size={20} aria-hidden />}
      title={t(isFiltered ? m.help_center_no_articles_found : m.help_center_no_articles)}
      text={t(isFiltered ? m.help_center_no_articles_found_text : m.help_center_no_articles_text)}
      action={
        isFiltered && (
          <Button variant="default" onClick={clear}>
            {t(m.common_clear_filters)}
          </Button>
        )
      }
    />
  );
}
