import type { ReactNode } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { ArticleSearch as SearchResult } from '~/markdown-editor/menus/services';
import { ArticleOptions } from './article-options';
import { useArticleOptions } from './use-article-options';

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
export function ArticleSearch({ portalSlug, locale, searchText, children }: ArticleSearchProps) {
  const options = useArticleOptions(portalSlug, locale, searchText);
  return children({
    field: options.field,
    active: options.active && toLinked(options.active),
    showList: (onChoose) => (
      <ArticleOptions options={options} onTake={(article) => onChoose(toLinked(article))} />
    ),
  });
}
