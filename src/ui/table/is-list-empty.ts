import type { PageMeta } from '~/lib/file/page-meta';
import type { ListSearchParams } from './list-search-params';
import type { ListQueryState } from './list-view';

/**
 * Reports whether a list has no records at all. There is nothing to search, filter or arrange in an empty list, so it
 * shows only its empty state, which has the button that creates a record.
 */
export function isListEmpty(
  {
    data,
    isPlaceholderData,
  }: ListQueryState<{ readonly data: readonly unknown[]; readonly meta?: PageMeta }>,
  { search, page = 1 }: ListSearchParams,
  isFiltered: boolean,
): boolean {
  const isUnfiltered = !search && !isFiltered && page === 1;
  return isUnfiltered && !isPlaceholderData && data?.data.length === 0 && !data.meta?.total_count;
}
