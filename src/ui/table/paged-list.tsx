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
  readonly query: ListRead<{ readonly data: readonly Row[]; readonly meta: PageMeta }>;
  /** Names the table. */
  readonly label: string;
  readonly view: TableView<Row>;
  /** What stands in the place of no rows. */
  readonly empty: ReactNode;
  readonly pageSizes: readonly number[];
  readonly onPageChange: (next: { readonly page: number; readonly per_page: number }) => void;
}

export function PagedList<Row extends { readonly id: number }>(props: PagedListProps<Row>) {
  const { query, label, view, empty, pageSizes, onPageChange } = props;
  const meta = query.data?.meta;
  // A page without rows is not a list without rows: there are some where the platform counts some, or this isn't the first.
  const hasRows = meta && (meta.total_count ?? meta.current_page - 1) > 0;
  return (
    <ListView
      query={query}
      columns={view.shown}
      isCompact={view.choice.isCompact}
      empty={
        hasRows ? (
          <LazyParts asked={meta}>
            <EmptyPage meta={meta} onPageChange={onPageChange} onRetry={query.refetch} />
          </LazyParts>
        ) : (
          empty
        )
      }
    >
      {({ data, meta }, isStale) => (
        <>
          <DataTable
            isWide
            label={label}
            isCompact={view.choice.isCompact}
            columns={view.shown}
            rows={data}
            rowKey={({ id }) => id}
            isStale={isStale}
          />
          <PaginationBar meta={meta} entries={data.length} pageSizes={pageSizes} onChange={onPageChange} />
        </>
      )}
    </ListView>
  );
}
