import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listArticles } from '~/api/articles';
import { type Category, listCategories } from '~/api/categories';
import { ARTICLE_SORTS } from '~/api/choices';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';
import { useScope } from '~/session/scope-context';
import { useIgnoredParameters, useOperationAvailability } from '~/session/use-operation-availability';
import { IgnoredParametersNotice } from '~/ui/notice/ignored-parameters-notice';
import { FilterBar, FilterSelect } from '~/ui/table/filter-bar';
import { SearchField } from '~/ui/table/search-field';
import { getLocaleName, getLocaleTitle } from '../locale-name';
import { type ArticlesSearch, needsAllArticles } from './articles-search';
import type { StatusCounts } from './filter-articles';
import { MoreFiltersButton } from './more-filters-button';
import { StatusTabs } from './status-tabs';

interface ArticleFiltersProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  readonly categories: readonly Category[];
  /** True if the list is loaded and the platform returns totals, because articles can't be counted otherwise. */
  readonly isCounted: boolean;
  /** The counts of a list that is filtered in the browser. Undefined until they are known. Null for other lists. */
  readonly counts: StatusCounts | null | undefined;
  readonly view: ReactNode;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

const CLEARED = { locale: undefined, category_id: undefined, author_id: undefined, reviewed: undefined };

export function ArticleFilters(props: ArticleFiltersProps) {
  const { portalSlug, search, categories, view, onSearchChange } = props;
  const t = useT();
  const language = useFormatLocale();
  const canList = useOperationAvailability(listCategories) === 'on';
  const isIgnoredByPlatform = useIgnoredParameters(listArticles);
  const isFilteredHere = needsAllArticles(search);
  const isIgnored = (name: Parameters<typeof isIgnoredByPlatform>[0]) =>
    !isFilteredHere && isIgnoredByPlatform(name);
  const { data: portal } = useQuery(portalQuery(useScope(), portalSlug));
  const locales = new Set([
    ...(portal?.allowed_locales ?? []),
    ...categories.map(({ locale }) => locale),
    ...(search.locale ? [search.locale] : []),
  ]);
  const isSet = Boolean(search.locale || search.category_id || isFilteredHere);
  const change = (next: ArticlesSearch) => onSearchChange({ page: undefined, ...next });
  const sortTitles = {
    updated_desc: t(m.help_center_sort_updated_desc),
    updated_asc: t(m.help_center_sort_updated_asc),
    title_asc: t(m.help_center_sort_title_asc),
    title_desc: t(m.help_center_sort_title_desc),
  };
  return (
    <>
      <FilterBar
        view={
          <Group gap={4} wrap="nowrap">
            <MoreFiltersButton search={search} onSearchChange={change} />
            {view}
          </Group>
        }
        onClear={isSet ? () => change(CLEARED) : undefined}
        search={
          <>
            <SearchField
              label={t(m.help_center_search_articles)}
              value={search.search ?? ''}
              onSearch={(text) => change({ search: text || undefined })}
            />
            <StatusTabs
              portalSlug={portalSlug}
              search={search}
              isCounted={props.isCounted}
              counts={props.counts}
              onSearchChange={onSearchChange}
            />
          </>
        }
      >
        <FilterSelect
          label={t(m.common_language)}
          value={search.locale ?? ''}
          isIgnored={isIgnored('locale')}
          data={[
            { value: '', label: t(m.help_center_all) },
            ...[...locales].map((value) => ({ value, label: getLocaleTitle(value, language) })),
          ]}
          onChange={(event) => change({ locale: event.currentTarget.value || undefined })}
        />
        {canList ? (
          <FilterSelect
            label={t(m.help_center_category)}
            value={search.category_id ?? ''}
            isIgnored={isIgnored('category_id')}
            data={[
              { value: '', label: t(m.help_center_all_categories) },
              ...categories.map(({ id, name, locale }) => ({
                value: String(id),
                label: `${name} · ${getLocaleName(locale, language)}`,
              })),
            ]}
            onChange={(event) => change({ category_id: Number(event.currentTarget.value) || undefined })}
          />
        ) : (
          <SearchField
            label={t(m.help_center_category_id)}
            value={String(search.category_id ?? '')}
            onSearch={(text) => change({ category_id: parseId(text) ?? undefined })}
          />
        )}
        <FilterSelect
          label={t(m.common_sort)}
          value={search.sort ?? 'updated_desc'}
          isIgnored={isIgnored('sort')}
          data={ARTICLE_SORTS.map((value) => ({ value, label: sortTitles[value] }))}
          onChange={(event) =>
            change({ sort: ARTICLE_SORTS.find((value) => value === event.currentTarget.value) })
          }
        />
      </FilterBar>
      <IgnoredParametersNotice
        names={[
          isIgnored('status') && t(m.common_status),
          isIgnored('locale') && t(m.common_language),
          isIgnored('category_id') && t(m.help_center_category),
          isIgnored('sort') && t(m.common_sort),
        ]}
      />
    </>
  );
}
