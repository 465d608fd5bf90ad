import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { articlesQuery, listArticles } from '~/api/articles';
import { ARTICLE_STATUSES } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useIgnoredParameters } from '~/session/use-operation-availability';
import { type ArticlesSearch, needsAllArticles } from './articles-search';
import type { StatusCounts } from './filter-articles';
import classes from './status-tabs.module.css';

interface StatusTabsProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  /** True if the list is loaded and the platform returns totals, because articles can't be counted otherwise. */
  readonly isCounted: boolean;
  /** The counts of a list that is filtered in the browser. Undefined until they are known. Null for other lists. */
  readonly counts: StatusCounts | null | undefined;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

/** Filters the list by status. Each tab shows the number of articles with its status. */
export function StatusTabs(props: StatusTabsProps) {
  const { portalSlug, search, isCounted, onSearchChange } = props;
  const t = useT();
  const language = useFormatLocale();
  const isIgnored = useIgnoredParameters(listArticles)('status') && !needsAllArticles(search);
  const counted = useStatusCounts(portalSlug, search, isCounted && !isIgnored);
  const counts = props.counts ?? counted;
  const tab = (value: 'all' | (typeof ARTICLE_STATUSES)[number], word: string) => ({
    value,
    label: (
      <>
        {word}{' '}
        <span className={classes.count} data-sum={value === 'all' || undefined}>
          {counts[value]?.toLocaleString(language)}
        </span>
      </>
    ),
  });
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        aria-label={t(m.common_status)}
        disabled={isIgnored}
        value={isIgnored ? 'all' : (search.status ?? 'all')}
        data={[
          tab('all', t(m.help_center_all)),
          ...ARTICLE_STATUSES.map((status) => tab(status, t(m.help_center_status_tab, { status }))),
        ]}
        onChange={(value) =>
          onSearchChange({ page: undefined, status: ARTICLE_STATUSES.find((status) => status === value) })
        }
      />
    </div>
  );
}

/**
 * Counts the articles that match the search, by status and in total. Returns undefined while loading, and if articles
 * can't be counted.
 */
function useStatusCounts(
  portalSlug: string,
  { search, locale, category_id }: ArticlesSearch,
  isCounted: boolean,
): Record<(typeof ARTICLE_STATUSES)[number] | 'all', number | undefined> {
  const scope = useScope();
  const [draft, published, archived] = useQueries({
    queries: ARTICLE_STATUSES.map((status) => ({
      ...articlesQuery(scope, portalSlug, { search, locale, category_id, status, per_page: 1 }),
      enabled: isCounted,
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => (isCounted ? data?.meta.total_count : undefined));
  const isKnown = draft !== undefined && published !== undefined && archived !== undefined;
  return { draft, published, archived, all: isKnown ? draft + published + archived : undefined };
}
