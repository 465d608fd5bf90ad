// What stands on the platform now, for whoever writes over it, or says what became of a write.
import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error';

/**
 * Reads apart from what pages read: there a read may join one that began earlier, and answers what is cached, as if it had
 * just been read, where the last page that shows it is left meanwhile. Pages get what was read. Throws `ApiError`.
 */
export async function readAfresh<Answer>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Answer, ApiError, Answer, QueryKey>,
): Promise<Answer> {
  const apart = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const now = await apart.fetchQuery({ ...options, gcTime: 0 });
  if (queryClient.getQueryState(options.queryKey)) queryClient.setQueryData<Answer>(options.queryKey, now);
  return now;
}
