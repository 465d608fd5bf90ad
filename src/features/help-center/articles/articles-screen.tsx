import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ArticleSummary, articlesQuery, listArticles } from '~/api/articles';
import { PAGE_SIZES } from '~/api/http/page';
import { unsavedDraftsQuery } from '~/drafts/unsaved-drafts-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';
import type { ListSource } from '~/records/list/list-source';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { isListEmpty } from '~/ui/table/is-list-empty';
import { OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';
import { PagedList } from '~/ui/table/paged-list';
import { useRowSelection } from '~/ui/table/selection/row-choice';
import { useTableView } from '~/ui/table/table-view-state';
import { getArticleName } from '../article-name';
import { NewArticleButton } from '../new-article-button';
import { NoArticles } from '../no-articles';
import { PortalPage } from '../portal-page';
import { ArticleFilters } from './article-filters';
import type { ArticlesInBrowser } from './articles-in-browser';
import { type ArticlesSearch, needsAllArticles, toArticlesQuery } from './articles-search';
import { UnsavedArticle } from './unsaved-article';
import { useArticleColumns } from './use-article-columns';

interface ArticlesScreenProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

const ArticleBulkActions = createLazyPart(() => import('./article-bulk-actions'), 'ArticleBulkActions');
const ArticlesInBrowserStatus = createLazyPart(
  () => import('./articles-in-browser'),
  'ArticlesInBrowserStatus',
);
const NOT_LOADED: ArticlesInBrowser['query'] = {
  ...{ data: undefined, error: null },
  ...{ isPlaceholderData: false, isStale: false, isFetching: true },
  refetch: () => {},
};
const UNFILTERED = {
  search: undefined,
  status: undefined,
  locale: undefined,
  category_id: undefined,
  author_id: undefined,
  reviewed: undefined,
  page: undefined,
};

/** The articles of a portal, with filters and bulk actions. */
export function ArticlesScreen({ portalSlug, search, onSearchChange }: ArticlesScreenProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const isListed = useOperationAvailability(listArticles) === 'on';
  const query = toArticlesQuery(search);
  const isFilteredHere = needsAllArticles(search);
  const [found, setFound] = useState<ArticlesInBrowser | null>(null);
  const listed = useQuery({
    ...articlesQuery(scope, portalSlug, query),
    enabled: !isFilteredHere,
    placeholderData: keepPreviousData,
  });
  const articles = isFilteredHere ? (found?.query ?? NOT_LOADED) : listed;
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const rows = articles.data?.data ?? [];
  const { column, choice, onChoose } = useRowSelection(rows, (row) => getArticleName(t, row));
  const { data: allDrafts = [] } = useQuery(unsavedDraftsQuery(scope));
  const drafts = allDrafts.flatMap((draft) =>
    draft.kind === 'article' && draft.portalSlug === portalSlug ? [draft] : [],
  );
  const neverSaved = drafts.find(({ id }) => id === null);
  const unsaved = new Set(drafts.flatMap(({ id }) => id ?? []));
  const columns = [column, ...useArticleColumns({ portalSlug, categories, rows, unsaved })];
  const source: ListSource<ArticleSummary> | null = isFilteredHere
    ? (found?.matching ?? null)
    : { operation: listArticles, params: { portalSlug }, query };
  const view = useTableView('articles', columns);
  const isFiltered = Boolean(search.status || search.locale || search.category_id || isFilteredHere);
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
              isCounted={!isFilteredHere && articles.data?.meta.total_count !== undefined}
              counts={isFilteredHere ? found?.counts : null}
              // Hidden while filtered articles are loading, because an export would be incomplete.
              view={source && <ViewMenuButton view={view} source={source} />}
              onSearchChange={onSearchChange}
            />
          )}
          <LazyPartBoundary asked={isFilteredHere}>
            {isFilteredHere && (
              <ArticlesInBrowserStatus
                portalSlug={portalSlug}
                search={search}
                onUpdate={setFound}
                onStop={() => onSearchChange({ author_id: undefined, reviewed: undefined, page: undefined })}
              />
            )}
          </LazyPartBoundary>
          <PagedList
            query={articles}
            label={t(m.help_center_articles)}
            view={view}
            firstRow={neverSaved && <UnsavedArticle portalSlug={portalSlug} draft={neverSaved} />}
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
          <LazyPartBoundary asked={choice.chosen.size > 0}>
            {choice.chosen.size > 0 && (
              <ArticleBulkActions
                {...choice}
                onChoose={onChoose}
                portalSlug={portalSlug}
                categories={categories}
                page={source ? articles.data : undefined}
                source={source ?? []}
              />
            )}
          </LazyPartBoundary>
        </>
      ) : (
        <OpenByIdentifierNotice
          title={t(m.help_center_articles_off_title)}
          text={t(m.help_center_articles_off)}
          label={t(m.help_center_article_id)}
          pattern={ID_PATTERN}
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
