import type { Message } from '~/api/conversations';
import type { ApiError } from '~/api/http/api-error';

/** The messages that are loaded page by page, as far as the screen needs the query. */
export interface MessagesRead {
  readonly data: { readonly pages: readonly { readonly data: readonly Message[] }[] } | undefined;
  readonly error: ApiError | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}
