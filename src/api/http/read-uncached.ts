// Fetches the platform's current data without the cache. Used before data is overwritten, and to find out whether a
// write was carried out.
import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error';

/**
 * Fetches with a separate query client, and updates the page's cache with the result. The page's own client could join
 * a fetch that started earlier. It could also return cached data if the user meanwhile leaves the last page that shows
 * the record. Throws `ApiError`.
 */
export async function fetchUncached<Result>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Result, ApiError, Result, QueryKey>,
): Promise<Result> {
  const apart = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const now = await apart.fetchQuery({ ...options, gcTime: 0 });
  if (queryClient.getQueryState(options.queryKey)) queryClient.setQueryData<Result>(options.queryKey, now);
  return now;
}
