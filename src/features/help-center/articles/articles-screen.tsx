import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { articlesQuery, listArticles } from '~/api/articles';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/parse-number';
import { ViewButton } from '~/records/list/view-button';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { isListEmpty } from '~/ui/table/is-list-empty';
import { OpenByKey } from '~/ui/table/open-by-key';
import { PagedList } from '~/ui/table/paged-list';
import { useTableView } from '~/ui/table/table-view';
import { NewArticleButton } from '../new-article-button';
import { NoArticles } from '../no-articles';
import { PortalPage } from '../portal-page';
import { ArticleBulkActions } from './article-bulk-actions';
import { ArticleFilters } from './article-filters';
import type { ArticlesSearch } from './articles-search';
import { type SelectedArticles, useArticleColumns } from './use-article-columns';

interface ArticlesScreenProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

const NONE: SelectedArticles = new Map();
const UNFILTERED = {
  search: undefined,
  status: undefined,
  locale: undefined,
  category_id: undefined,
  page: undefined,
};

/** The articles of a portal, with filters and bulk actions. */
export function ArticlesScreen({ portalSlug, search, onSearchChange }: ArticlesScreenProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const isListed = useAvailability(listArticles) === 'on';
  const articles = useQuery({
    ...articlesQuery(scope, portalSlug, search),
    placeholderData: keepPreviousData,
  });
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const [chosen, setChosen] = useState(NONE);
  const rows = articles.data?.data ?? [];
  const columns = useArticleColumns({ portalSlug, categories, rows, chosen, onChoose: setChosen });
  const total = articles.data?.meta.total_count;
  const isPageChosen = rows.every(({ id }) => chosen.has(id));
  const hasMore =
    total === undefined
      ? chosen.size <= rows.length && articles.data?.meta.total_pages !== 1
      : Math.max(chosen.size, rows.length) < total;
  const matching = isPageChosen && hasMore ? { count: total } : null;
  const view = useTableView('articles', columns);
  const isFiltered = Boolean(search.status || search.locale || search.category_id);
  const isEmpty = isListed && isListEmpty(articles, search, isFiltered);
  const create = <NewArticleButton portalSlug={portalSlug} categoryId={search.category_id} />;
  return (
    <PortalPage portalSlug={portalSlug} title={t(m.help_center_articles)} actions={!isEmpty && create}>
      {isListed ? (
        <>
          {!isEmpty && (
            <ArticleFilters
              portalSlug={portalSlug}
              search={search}
              categories={categories}
              isCounted={total !== undefined}
              view={
                <ViewButton
                  view={view}
                  source={{ operation: listArticles, params: { portalSlug }, query: search }}
                />
              }
              onSearchChange={onSearchChange}
            />
          )}
          <PagedList
            query={articles}
            label={t(m.help_center_articles)}
            view={view}
            empty={
              <NoArticles
                portalSlug={portalSlug}
                categoryId={search.category_id}
                search={search.search}
                isFiltered={isFiltered}
                hint={t(m.help_center_no_articles_found_text)}
                onClear={() => onSearchChange(UNFILTERED)}
              />
            }
            pageSizes={PAGE_SIZES}
            onPageChange={onSearchChange}
          />
          {chosen.size > 0 && (
            <ArticleBulkActions
              portalSlug={portalSlug}
              search={search}
              articles={[...chosen.values()]}
              listed={rows}
              categories={categories}
              matching={matching}
              onChoose={(some) => setChosen(new Map(some.map((one) => [one.id, one])))}
            />
          )}
        </>
      ) : (
        <OpenByKey
          title={t(m.help_center_articles_off_title)}
          text={t(m.help_center_articles_off)}
          label={t(m.help_center_article_number)}
          pattern={WHOLE_NUMBER}
          onOpen={(articleId) =>
            void navigate({
              to: '/$workspace/help-center/$portalSlug/articles/$articleId',
              params: { workspace: scope.slug, portalSlug, articleId },
            })
          }
        />
      )}
    </PortalPage>
  );
}
