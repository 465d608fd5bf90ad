import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGE_SIZES } from '~/api/http/page';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/view-button';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { Filters } from '~/ui/filters';
import { PagedList } from '~/ui/paged-list';
import row from '~/ui/row.module.css';
import { SearchField } from '~/ui/search-field';
import { useTableView } from '~/ui/table-view';
import { Tag } from '~/ui/tag';
import { localeName } from '../locale-name';
import { PortalPage } from '../portal-page';
import { allArticlesQuery, allCategoriesQuery } from '../portal-queries';
import { cellOf, type Family, familiesOf, hasGap } from './families';
import { TranslationCell, translationWords } from './translation-cell';

export interface TranslationsSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly gaps?: true | undefined;
}

interface TranslationsScreenProps {
  readonly portalSlug: string;
  readonly search: TranslationsSearch;
  readonly onSearchChange: (change: TranslationsSearch) => void;
}

/** Every article against every language: what is missing, a draft, published, or behind its original. */
export function TranslationsScreen({ portalSlug, search, onSearchChange }: TranslationsScreenProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const articles = useQuery(allArticlesQuery(scope, portalSlug));
  const locales = portal?.allowed_locales ?? [];
  const sought = (search.search ?? '').toLowerCase();
  const families = familiesOf(articles.data ?? []).filter(
    ({ root, members }) =>
      root.status !== 'archived' && members.some(({ title }) => title.toLowerCase().includes(sought)),
  );
  const withGaps = families.filter((family) => hasGap(family, locales, categories));
  const rows = search.gaps ? withGaps : families;
  const columns: Column<Family>[] = [
    {
      key: 'title',
      title: t(m.help_center_original),
      text: ({ root }) => root.title,
      cell: ({ root }) => (
        <div className={row.line}>
          <Link
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{ workspace: scope.slug, portalSlug, articleId: String(root.id) }}
            dir="auto"
          >
            {root.title}
          </Link>
          <Tag>{root.locale}</Tag>
        </div>
      ),
    },
    ...locales.map((locale) => ({
      key: locale,
      width: '13rem',
      title: localeName(locale, language),
      text: (family: Family) => translationWords(t, cellOf(family, locale, categories)),
      cell: (family: Family) => (
        <TranslationCell
          portalSlug={portalSlug}
          family={family}
          locale={locale}
          cell={cellOf(family, locale, categories)}
        />
      ),
    })),
  ];
  const view = useTableView('translations', columns);
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.help_center_translations)}
      description={t(m.help_center_translations_text)}
    >
      <Filters
        view={<ViewButton view={view} source={rows} />}
        search={
          <SearchField
            label={t(m.help_center_search_titles)}
            value={search.search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
      >
        <Checkbox
          label={t(m.help_center_only_gaps)}
          checked={search.gaps ?? false}
          onChange={(event) =>
            onSearchChange({ gaps: event.currentTarget.checked || undefined, page: undefined })
          }
        />
      </Filters>
      {/* Its line is there before the sentence is. */}
      <Text size="sm" role="status" mih="1.25rem">
        {articles.data && t(m.help_center_gaps, { gaps: withGaps.length, count: families.length })}
      </Text>
      <PagedList
        query={{ ...articles, data: articles.data && pageOf(rows, search) }}
        label={t(m.help_center_translations)}
        view={view}
        empty={<EmptyState title={t(m.help_center_no_gaps)} />}
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </PortalPage>
  );
}

/** A page of a list that is here as a whole; the last one where the page asked for lies beyond. */
function pageOf<Row>(rows: readonly Row[], { page = 1, per_page = PAGE_SIZES[0] }: TranslationsSearch) {
  const total_pages = Math.max(1, Math.ceil(rows.length / per_page));
  const current_page = Math.min(page, total_pages);
  const data = rows.slice((current_page - 1) * per_page, current_page * per_page);
  return { data, meta: { total_count: rows.length, current_page, per_page, total_pages } };
}
