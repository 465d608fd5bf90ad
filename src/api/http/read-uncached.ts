// Reads the current state from the platform, before overwriting it or to find out what became of a write.
import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error';

/**
 * Reads outside of the page's query client. There, a fetch could join one that started earlier, or return cached data
 * if the last page that shows the record is left meanwhile. Updates the page's cache with the result. Throws
 * `ApiError`.
 */
export async function readAfresh<Result>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Result, ApiError, Result, QueryKey>,
): Promise<Result> {
  const apart = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const now = await apart.fetchQuery({ ...options, gcTime: 0 });
  if (queryClient.getQueryState(options.queryKey)) queryClient.setQueryData<Result>(options.queryKey, now);
  return now;
}
