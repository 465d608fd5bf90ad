import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ArticleSummary } from '~/api/articles';
import { agentNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { LoadProgress } from '~/records/list/load-progress';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import type { ListQueryState } from '~/ui/table/list-view';
import { getAuthorName } from '../article/author-name';
import { useReviewTimes } from '../health/use-review-times';
import type { ArticlesSearch } from './articles-search';
import { countByStatus, filterArticles, type StatusCounts } from './filter-articles';
import { useAllArticles } from './use-all-articles';

/** The articles that match all filters, including filters that the platform doesn't support. */
export interface ArticlesInBrowser {
  /** The current page of the list. */
  readonly query: ListQueryState<ReturnType<typeof takePage<ArticleSummary>>>;
  /** Null while loading, and if loading has failed. */
  readonly matching: readonly ArticleSummary[] | null;
  /** Null while loading, and if loading has failed. */
  readonly counts: StatusCounts | null;
}

interface ArticlesInBrowserProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  /** Receives the articles whenever they or their loading state change. */
  readonly onUpdate: (articles: ArticlesInBrowser) => void;
  readonly onStop: () => void;
}

/**
 * Loads all articles of a portal and filters them by author and review. Renders the progress, and the number of matching
 * articles once all of them are loaded.
 */
export function ArticlesInBrowserStatus({ portalSlug, search, onUpdate, onStop }: ArticlesInBrowserProps) {
  const t = useT();
  const scope = useScope();
  const { query: all, progress } = useAllArticles(portalSlug);
  // The platform also searches the content, which lists don't include.
  const text = search.search ?? '';
  const searched = useQuery({
    ...allArticlesQuery(scope, portalSlug, { search: text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const agents = useQuery(agentNamesQuery(scope));
  const reviewed = useReviewTimes(portalSlug);
  const ownId = agents.data?.find(({ email }) => email?.toLowerCase() === scope.person)?.id ?? null;
  const isOwn = search.author_id === 'me';
  const needed = [all, ...(text === '' ? [] : [searched]), ...(isOwn ? [agents] : [])];
  const error = needed.find((query) => query.error)?.error ?? null;
  const isReady = reviewed !== undefined && needed.every(({ data }) => data !== undefined);
  const isFetching = needed.some((query) => query.isFetching);
  const isStale = needed.some((query) => query.isStale);
  const isPlaceholderData = text !== '' && searched.isPlaceholderData;
  const { data: articles, dataUpdatedAt: now, refetch } = all;
  const { data: withText, refetch: refetchSearch } = searched;
  const { refetch: refetchAgents } = agents;
  const found = useMemo((): ArticlesInBrowser => {
    const matching =
      isReady && articles
        ? filterArticles(articles, search, {
            ownId,
            reviewed,
            found: text === '' ? null : (withText ?? []),
            now,
          })
        : null;
    const rows = matching?.filter(({ status }) => !search.status || status === search.status) ?? [];
    const isCurrent = matching !== null && error === null && !isPlaceholderData;
    return {
      query: {
        data: matching ? takePage(rows, search) : undefined,
        ...{ error, isPlaceholderData, isStale, isFetching },
        refetch: () => {
          void refetch();
          if (text !== '') void refetchSearch();
          if (isOwn) void refetchAgents();
        },
      },
      matching: isCurrent ? rows : null,
      counts: isCurrent ? countByStatus(matching) : null,
    };
  }, [
    isReady,
    articles,
    now,
    search,
    text,
    withText,
    ownId,
    isOwn,
    reviewed,
    error,
    isPlaceholderData,
    isStale,
    isFetching,
    refetch,
    refetchSearch,
    refetchAgents,
  ]);
  useEffect(() => onUpdate(found), [found, onUpdate]);
  if (!articles) return error === null && <LoadProgress state={progress} onStop={onStop} />;
  if (!isReady) return null;
  const parts = [
    // While a search is loading and after a failed refetch, the list may be incomplete, so it isn't counted.
    found.matching &&
      t(m.help_center_filter_result, { count: found.matching.length, total: articles.length }),
    describeAuthorFilter(t, isOwn ? ownId : search.author_id, agents.data),
    search.reviewed && t(m.help_center_filter_not_reviewed),
  ];
  return (
    <Text size="sm" c="dimmed" role="status">
      {isOwn && ownId === null ? t(m.help_center_filter_no_self) : parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function describeAuthorFilter(
  t: Translator,
  author: number | 'deleted' | 'me' | null | undefined,
  agents: Parameters<typeof getAuthorName>[2],
): string | null {
  if (author === undefined) return null;
  const name = getAuthorName(t, typeof author === 'number' ? author : null, agents);
  return `${t(m.help_center_author)}: ${isolateDirection(name)}`;
}
