// Where a page stands in its list, as the answer tells it.

/** The answer's own numbers: the platform may clamp what was asked for. A list has totals, or only says whether there is more. */
export interface PageMeta {
  readonly current_page: number;
  readonly per_page: number;
  readonly total_count?: number | undefined;
  readonly total_pages?: number | undefined;
  readonly has_next?: boolean | undefined;
}

/** Whether `page`, which holds so many entries, is followed by another one. An empty page is the end, whatever is said. */
export function hasNextPage(meta: PageMeta, page: number, entries: number): boolean {
  if (entries === 0) return false;
  if (meta.total_pages !== undefined) return page < meta.total_pages;
  return meta.has_next ?? entries >= meta.per_page;
}

/** One page of a list that is here as a whole: 25 rows where no size is asked for, the last one where the page lies beyond. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page = 1, per_page = 25 }: { readonly page?: number | undefined; readonly per_page?: number | undefined },
): { readonly data: readonly Row[]; readonly meta: PageMeta } {
  const total_pages = Math.max(1, Math.ceil(rows.length / per_page));
  const current_page = Math.min(page, total_pages);
  const from = (current_page - 1) * per_page;
  return {
    data: rows.slice(from, from + per_page),
    meta: { current_page, per_page, total_count: rows.length, total_pages },
  };
}
