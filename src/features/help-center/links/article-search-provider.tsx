import type { ReactNode } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { ArticleSearch as SearchResult } from '~/markdown-editor/menus/services';
import { ArticleSearchResults } from './article-search-results';
import { useArticleCombobox } from './use-article-combobox';

interface ArticleSearchProps {
  readonly portalSlug: string;
  /** Articles in this language are listed first. */
  readonly locale: string;
  /** The search text, or null if the search is closed. */
  readonly searchText: string | null;
  readonly children: (search: SearchResult) => ReactNode;
}

const toLinked = ({ title, public_url }: ArticleSummary) => ({ title, address: public_url });

/** Provides the article search of the editor's link menu. */
export function ArticleSearchProvider({ portalSlug, locale, searchText, children }: ArticleSearchProps) {
  const options = useArticleCombobox(portalSlug, locale, searchText);
  return children({
    field: options.field,
    active: options.active && toLinked(options.active),
    showList: (onChoose) => (
      <ArticleSearchResults options={options} onTake={(article) => onChoose(toLinked(article))} />
    ),
  });
}
