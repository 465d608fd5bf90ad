// A paginated list of the platform with its states.

import type { ReactNode } from 'react';
import type { PageMeta } from '~/lib/file/page-meta';
import { createLazyPart } from '../page/create-lazy-part';
import { LazyPartBoundary } from '../page/lazy-part-boundary';
import { DataTable } from './data-table';
import { type ListQueryState, ListView } from './list-view';
import { PaginationBar } from './pagination-bar';
import type { TableViewState } from './table-view-state';

export const EmptyListPage = createLazyPart(() => import('./no-rows-content'), 'EmptyListPage');

interface PagedListProps<Row> {
  /** The query of the rows. Without `meta`, there is no pagination. */
  readonly query: ListQueryState<{ readonly data: readonly Row[]; readonly meta?: PageMeta }>;
  /** The accessible name of the table. */
  readonly label: string;
  readonly view: TableViewState<Row>;
  /** Content above the first row that spans all columns. An empty list shows it too. */
  readonly firstRow?: ReactNode;
  /** Renders the rows as something other than a table. */
  readonly rows?: ((rows: readonly Row[], isCompact: boolean) => ReactNode) | undefined;
  readonly empty: ReactNode;
  readonly pageSizes: readonly number[];
  readonly onPageChange: (next: { readonly page: number; readonly per_page: number }) => void;
}

export function PagedList<Row extends { readonly id: number | string }>(props: PagedListProps<Row>) {
  const { query, label, view, firstRow, rows, empty, pageSizes, onPageChange } = props;
  const meta = query.data?.meta;
  const { isCompact } = view.choice;
  // An empty page doesn't mean that the list is empty. The list has rows if the platform counts some, or if this isn't
  // the first page.
  const hasRows = meta && (meta.total_count ?? meta.current_page - 1) > 0;
  const table = (data: readonly Row[], isStale: boolean) => (
    <DataTable
      isWide
      label={label}
      isCompact={isCompact}
      columns={view.shown}
      firstRow={firstRow}
      rows={data}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  );
  return (
    <ListView
      query={query}
      columns={view.shown}
      isCompact={isCompact}
      empty={
        <>
          {firstRow && table([], false)}
          {hasRows ? (
            <LazyPartBoundary asked={meta}>
              <EmptyListPage meta={meta} onPageChange={onPageChange} onRetry={query.refetch} />
            </LazyPartBoundary>
          ) : (
            empty
          )}
        </>
      }
    >
      {({ data, meta }, isStale) => (
        <>
          {rows ? rows(data, isCompact) : table(data, isStale)}
          {meta && (
            <PaginationBar meta={meta} entries={data.length} pageSizes={pageSizes} onChange={onPageChange} />
          )}
        </>
      )}
    </ListView>
  );
}
