// A list of the platform: its states, its rows, and the way to the other pages.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PageMeta } from '~/lib/page-meta';
import { DataTable } from './data-table';
import { EmptyState } from './empty-state';
import { type ListRead, ListView } from './list-view';
import { PaginationBar } from './pagination-bar';
import type { TableView } from './table-view';

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
  const t = useT();
  const meta = query.data?.meta;
  // The last row of the last page may have been deleted: that is not a list without rows.
  const isBeyond = meta !== undefined && meta.total_count !== 0 && meta.current_page > 1;
  const { total_pages: pages } = meta ?? {};
  const beyond = isBeyond && (
    <EmptyState
      title={t(m.common_beyond_title)}
      text={pages !== undefined && t(m.common_beyond, { pages })}
      action={
        <Button
          onClick={() => onPageChange({ page: pages ?? meta.current_page - 1, per_page: meta.per_page })}
        >
          {t(pages === undefined ? m.common_previous : m.common_last_page)}
        </Button>
      }
    />
  );
  return (
    <ListView query={query} empty={beyond || empty}>
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
