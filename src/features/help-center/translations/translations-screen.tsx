import { Badge, Button, Checkbox, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGE_SIZES } from '~/api/http/page';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { type Column, DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { PaginationBar } from '~/ui/pagination-bar';
import { ProblemNotice } from '~/ui/problem-notice';
import { SearchField } from '~/ui/search-field';
import { localeName } from '../locale-name';
import { PortalPage } from '../portal-page';
import { allArticlesQuery, allCategoriesQuery } from '../portal-queries';
import { cellOf, type Family, familiesOf, hasGap } from './families';
import { TranslationCell } from './translation-cell';

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
  const { data: articles, error, refetch } = useQuery(allArticlesQuery(scope, portalSlug));
  const locales = portal?.allowed_locales ?? [];
  const families = familiesOf(articles ?? []).filter(
    ({ root, members }) =>
      root.status !== 'archived' &&
      members.some(({ title }) => title.toLowerCase().includes((search.search ?? '').toLowerCase())),
  );
  const withGaps = families.filter((family) => hasGap(family, locales, categories));
  const shown = search.gaps ? withGaps : families;
  const per_page = search.per_page ?? PAGE_SIZES[0];
  const total_pages = Math.max(1, Math.ceil(shown.length / per_page));
  const current_page = Math.min(search.page ?? 1, total_pages);

  const columns: Column<Family>[] = [
    {
      key: 'title',
      title: t(m.help_center_original),
      cell: ({ root }) => (
        <Group gap="xs">
          <Link
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{ workspace: scope.slug, portalSlug, articleId: String(root.id) }}
            dir="auto"
          >
            {root.title}
          </Link>
          <Badge variant="default">{root.locale}</Badge>
        </Group>
      ),
    },
    ...locales.map((locale) => ({
      key: locale,
      title: localeName(locale, language),
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
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.help_center_translations)}
      description={t(m.help_center_translations_text)}
    >
      <Group align="flex-end">
        <SearchField
          label={t(m.help_center_search_titles)}
          value={search.search ?? ''}
          onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
        />
        <Checkbox
          mb={8}
          label={t(m.help_center_only_gaps)}
          checked={search.gaps ?? false}
          onChange={(event) =>
            onSearchChange({ gaps: event.currentTarget.checked || undefined, page: undefined })
          }
        />
      </Group>
      {error && (
        <ProblemNotice error={error} purpose="read">
          <Button variant="default" onClick={() => void refetch()}>
            {t(m.common_retry)}
          </Button>
        </ProblemNotice>
      )}
      {!articles && !error && <Skeleton height={240} aria-label={t(m.common_loading)} />}
      {articles && (
        <>
          <Text size="sm" role="status">
            {t(m.help_center_gaps, { gaps: withGaps.length, count: families.length })}
          </Text>
          {shown.length === 0 ? (
            <EmptyState title={t(m.help_center_no_gaps)} />
          ) : (
            <DataTable
              label={t(m.help_center_translations)}
              columns={columns}
              rows={shown.slice((current_page - 1) * per_page, current_page * per_page)}
              rowKey={({ root }) => root.id}
            />
          )}
          <PaginationBar
            meta={{ total_count: shown.length, current_page, per_page, total_pages }}
            pageSizes={PAGE_SIZES}
            onChange={onSearchChange}
          />
        </>
      )}
    </PortalPage>
  );
}
