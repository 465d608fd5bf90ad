import { Button, Checkbox, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ArticleSummary, articlesQuery } from '~/api/articles';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { type Column, DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { ListView } from '~/ui/list-view';
import { PaginationBar } from '~/ui/pagination-bar';
import { Time } from '~/ui/time';
import { ArticleStatus } from '../article-status';
import { localeName } from '../locale-name';
import { PortalPage } from '../portal-page';
import { allCategoriesQuery } from '../portal-queries';
import { ArticleFilters } from './article-filters';
import type { ArticlesSearch } from './articles-search';
import { BulkDialog } from './bulk-dialog';
import type { BulkAct } from './use-bulk-run';

interface ArticlesScreenProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

type Chosen = ReadonlyMap<number, ArticleSummary>;

/** A portal's articles: found by what they are, opened one at a time, published, archived or moved many at once. */
export function ArticlesScreen({ portalSlug, search, onSearchChange }: ArticlesScreenProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const articles = useQuery({
    ...articlesQuery(scope, portalSlug, search),
    placeholderData: keepPreviousData,
  });
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [act, setAct] = useState<BulkAct['act'] | null>(null);
  const params = { workspace: scope.slug, portalSlug };
  const choose = (rows: readonly ArticleSummary[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) isChosen ? next.set(row.id, row) : next.delete(row.id);
    setChosen(next);
  };

  const columns = (rows: readonly ArticleSummary[]): Column<ArticleSummary>[] => [
    {
      key: 'chosen',
      title: (
        <Checkbox
          aria-label={t(m.help_center_choose_all)}
          checked={rows.every(({ id }) => chosen.has(id))}
          indeterminate={rows.some(({ id }) => chosen.has(id)) && !rows.every(({ id }) => chosen.has(id))}
          onChange={(event) => choose(rows, event.currentTarget.checked)}
        />
      ),
      cell: (row) => (
        <Checkbox
          aria-label={t(m.help_center_choose, { title: row.title })}
          checked={chosen.has(row.id)}
          onChange={(event) => choose([row], event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'title',
      title: t(m.help_center_title),
      cell: ({ id, title }) => (
        <Link
          to="/$workspace/help-center/$portalSlug/articles/$articleId"
          params={{ ...params, articleId: String(id) }}
          dir="auto"
        >
          {title}
        </Link>
      ),
    },
    {
      key: 'status',
      title: t(m.help_center_status),
      cell: ({ status }) => <ArticleStatus status={status} />,
    },
    {
      key: 'category',
      title: t(m.help_center_category),
      secondary: true,
      cell: ({ category_id }) =>
        category_id === null
          ? t(m.common_none)
          : (categories.find(({ id }) => id === category_id)?.name ?? String(category_id)),
    },
    {
      key: 'language',
      title: t(m.help_center_language),
      secondary: true,
      cell: ({ locale }) => localeName(locale, language),
    },
    {
      key: 'updated',
      title: t(m.help_center_updated),
      secondary: true,
      cell: ({ updated_at }) => <Time value={updated_at} />,
    },
  ];
  const isFiltered = Boolean(search.search || search.status || search.locale || search.category_id);
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.help_center_articles)}
      actions={
        <Button
          renderRoot={(props) => (
            <Link
              {...props}
              to="/$workspace/help-center/$portalSlug/articles/new"
              params={params}
              search={search.category_id ? { category_id: search.category_id } : {}}
            />
          )}
        >
          {t(m.help_center_new_article)}
        </Button>
      }
    >
      <ArticleFilters
        portalSlug={portalSlug}
        search={search}
        categories={categories}
        onSearchChange={onSearchChange}
      />
      {chosen.size > 0 && (
        <Group gap="xs" role="group" aria-label={t(m.help_center_chosen, { count: chosen.size })}>
          <span>{t(m.help_center_chosen, { count: chosen.size })}</span>
          <Button size="compact-sm" onClick={() => setAct('publish')}>
            {t(m.help_center_publish)}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setAct('archive')}>
            {t(m.help_center_archive)}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setAct('move')}>
            {t(m.help_center_move)}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setChosen(new Map())}>
            {t(m.help_center_choose_none)}
          </Button>
        </Group>
      )}
      <ListView
        query={articles}
        empty={
          <EmptyState
            title={t(isFiltered ? m.help_center_no_articles_found : m.help_center_no_articles)}
            text={t(isFiltered ? m.help_center_no_articles_found_text : m.help_center_no_articles_text)}
          />
        }
      >
        {({ data, meta }, isStale) => (
          <>
            <DataTable
              label={t(m.help_center_articles)}
              columns={columns(data)}
              rows={data}
              rowKey={({ id }) => id}
              isStale={isStale}
            />
            <PaginationBar meta={meta} pageSizes={PAGE_SIZES} onChange={onSearchChange} />
          </>
        )}
      </ListView>
      {act !== null && (
        <BulkDialog
          act={act}
          portalSlug={portalSlug}
          rows={[...chosen.values()]}
          categories={categories}
          onClose={() => {
            setAct(null);
            setChosen(new Map());
          }}
        />
      )}
    </PortalPage>
  );
}
