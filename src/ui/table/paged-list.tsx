// A list of the platform: its states, its rows, and the way to the other pages.
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageMeta } from '~/lib/file/page-meta';
import { LazyParts } from '../page/lazy-parts';
import { DataTable } from './data-table';
import { type ListRead, ListView } from './list-view';
import { PaginationBar } from './pagination-bar';
import type { TableView } from './table-view';

const EmptyPage = lazyRouteComponent(() => import('./no-rows-state'), 'EmptyPage');

interface PagedListProps<Row> {
  /** Without `meta` there are no pages. */
  readonly query: ListRead<{ readonly data: readonly Row[]; readonly meta?: PageMeta }>;
  /** Names the table. */
  readonly label: string;
  readonly view: TableView<Row>;
  /** Spans all columns above the first row. An empty list has it, too. */
  readonly firstRow?: ReactNode;
  /** Draws rows that aren't a table. */
  readonly rows?: ((rows: readonly Row[], isCompact: boolean) => ReactNode) | undefined;
  /** What stands in the place of no rows. */
  readonly empty: ReactNode;
  readonly pageSizes: readonly number[];
  readonly onPageChange: (next: { readonly page: number; readonly per_page: number }) => void;
}

export function PagedList<Row extends { readonly id: number | string }>(props: PagedListProps<Row>) {
  const { query, label, view, firstRow, rows, empty, pageSizes, onPageChange } = props;
  const meta = query.data?.meta;
  const { isCompact } = view.choice;
  // A page without rows is not a list without rows: there are some where the platform counts some, or this isn't the first.
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
            <LazyParts asked={meta}>
              <EmptyPage meta={meta} onPageChange={onPageChange} onRetry={query.refetch} />
            </LazyParts>
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
