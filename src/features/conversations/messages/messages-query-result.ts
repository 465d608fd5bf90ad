import type { Message } from '~/api/conversations';
import type { ApiError } from '~/api/http/api-error';

/** The fields of the messages query that the page uses. */
export interface MessagesQueryResult {
  readonly data: { readonly pages: readonly { readonly data: readonly Message[] }[] } | undefined;
  readonly error: ApiError | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}
