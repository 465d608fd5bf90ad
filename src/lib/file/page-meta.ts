/**
 * The pagination fields of a response, which may differ from the request because the platform clamps `per_page`. A list
 * has either totals or only `has_next`.
 */
export interface PageMeta {
  readonly current_page: number;
  readonly per_page: number;
  readonly total_count?: number | undefined;
  readonly total_pages?: number | undefined;
  readonly has_next?: boolean | undefined;
}

/**
 * Reports whether `page` has a next page. `entries` is the number of rows on `page`. An empty page is always the last
 * one.
 */
export function hasNextPage(meta: PageMeta, page: number, entries: number): boolean {
  if (entries === 0) return false;
  if (meta.total_pages !== undefined) return page < meta.total_pages;
  return meta.has_next ?? entries >= meta.per_page;
}

/**
 * Returns one page of a complete list, as the platform would. The default size is 25. A page beyond the end returns the
 * last page.
 */
export function takePage<Row>(
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
