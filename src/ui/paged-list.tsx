// A list of the platform with totals: its states, its rows, and the way to the other pages.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import { type Column, DataTable } from './data-table';
import { ListView } from './list-view';
import { type PageMeta, PaginationBar } from './pagination-bar';

interface PagedListProps<Row> {
  readonly query: UseQueryResult<{ readonly data: readonly Row[]; readonly meta: PageMeta }, ApiError>;
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** What stands in the place of no rows. */
  readonly empty: ReactNode;
  readonly pageSizes: readonly number[];
  readonly onPageChange: (next: { readonly page: number; readonly per_page: number }) => void;
}

export function PagedList<Row extends { readonly id: number }>(props: PagedListProps<Row>) {
  const { query, label, columns, empty, pageSizes, onPageChange } = props;
  return (
    <ListView query={query} empty={empty}>
      {({ data, meta }, isStale) => (
        <>
          <DataTable label={label} columns={columns} rows={data} rowKey={({ id }) => id} isStale={isStale} />
          <PaginationBar meta={meta} pageSizes={pageSizes} onChange={onPageChange} />
        </>
      )}
    </ListView>
  );
}
