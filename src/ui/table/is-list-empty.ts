import type { PageMeta } from '~/lib/file/page-meta';
import type { ListSearch } from './list-search';
import type { ListRead } from './list-view';

/**
 * Reports whether a list has no records at all, so that there is nothing to search, filter or arrange. Such a list shows
 * only its empty state, which has the button that creates a record.
 */
export function isListEmpty(
  { data, isPlaceholderData }: ListRead<{ readonly data: readonly unknown[]; readonly meta?: PageMeta }>,
  { search, page = 1 }: ListSearch,
  isFiltered: boolean,
): boolean {
  const isUnfiltered = !search && !isFiltered && page === 1;
  return isUnfiltered && !isPlaceholderData && data?.data.length === 0 && !data.meta?.total_count;
}
