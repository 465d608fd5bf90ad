// The states of a list: loading, failed, empty, loaded, and loaded while newer data is loading or has failed.

import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import { createLazyPart } from '../page/create-lazy-part';
import { LazyPartBoundary } from '../page/lazy-part-boundary';
import type { Column } from './data-table';
import { ListSkeleton } from './list-skeleton';
import classes from './list-view.module.css';

/**
 * Fetches the code that describes problems after the first page is rendered, because it is as large as the code of a
 * list.
 */
const ProblemNotice = createLazyPart(() => import('../notice/problem-notice'), 'ProblemNotice');

/** The state of loading a list. */
export interface ListQueryState<Result> {
  readonly data: Result | undefined;
  readonly error: ApiError | null;
  readonly isPlaceholderData: boolean;
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListViewProps<Result extends { readonly data: readonly unknown[] }> {
  readonly query: ListQueryState<Result>;
  /** The table's columns, used for the placeholder while loading. */
  readonly columns?: readonly Column<never>[];
  readonly isCompact?: boolean;
  readonly empty: ReactNode;
  /**
   * Renders the loaded data. `isStale` is true while the data belongs to an earlier query, or while outdated data is
   * being refetched.
   */
  readonly children: (response: Result, isStale: boolean) => ReactNode;
}

const ONE_COLUMN: readonly Column<never>[] = [{ key: 'row', title: null, cell: () => null }];

export function ListView<Result extends { readonly data: readonly unknown[] }>(props: ListViewProps<Result>) {
  const { query, columns = ONE_COLUMN, isCompact = false, empty, children } = props;
  const { data: response, error, isPlaceholderData, isStale, isFetching, refetch } = query;
  // Hides an empty result of an earlier query, because it doesn't show whether the current query has results.
  const data = isPlaceholderData && response?.data.length === 0 ? undefined : response;
  return (
    <div className={classes.list}>
      {error && (
        <LazyPartBoundary asked={error}>
          <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />
        </LazyPartBoundary>
      )}
      {!data && !error && <ListSkeleton columns={columns} isCompact={isCompact} />}
      {data &&
        (data.data.length === 0 ? empty : children(data, isPlaceholderData || (isStale && isFetching)))}
    </div>
  );
}
