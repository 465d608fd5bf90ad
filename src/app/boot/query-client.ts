import { type Query, QueryClient } from '@tanstack/react-query';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { rateLimit } from '~/api/http/rate-limit';
import { getPersonEmail, session } from '~/session/session';

/**
 * Reports whether to retry a failed request for data. A request is retried at most twice, and never after a rejection,
 * a rate limit or a permanent server failure.
 */
function shouldRetry(attempts: number, error: ApiError): boolean {
  if (attempts >= 2) return false;
  const { status } = error.context;
  return (
    error.kind === 'unreachable' ||
    (error.kind === 'server' && status !== null && status >= 502 && status <= 504)
  );
}

/** Status codes of rejections. A repeated request would be rejected again. */
const FINAL: readonly unknown[] = [400, 403, 404, 405, 422];

let visitedAt = 0;

/** Marks the start of a visit to a screen, so that requests rejected during earlier visits may be sent again. */
export function startScreenVisit(): void {
  visitedAt = Date.now();
}

/**
 * Reports whether a component that mounts repeats a failed request. Rejected requests aren't repeated during the same
 * visit to a screen.
 */
const shouldRetryOnMount = ({ state: { error, errorUpdatedAt } }: Query<unknown, ApiError>): boolean =>
  !FINAL.includes(error?.context.status) || errorUpdatedAt < visitedAt;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryOnMount: shouldRetryOnMount,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always', retry: false, gcTime: 0 },
  },
});

let person = getPersonEmail();
/** Clears the cache when another user signs in or the user signs out. */
session.subscribe(() => {
  if (getPersonEmail() === person) return;
  person = getPersonEmail();
  queryClient.clear();
});

let isBlocked = false;
/** Refetches active queries that failed with a 429 once the wait is over. Never repeats a write. */
rateLimit.subscribe(() => {
  const wasBlocked = isBlocked;
  isBlocked = rateLimit.get().blockedUntil > 0;
  if (!wasBlocked || isBlocked) return;
  const met = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state: { error } }) => isApiError(error, 'rate-limited'),
  });
  for (const query of met) {
    const { fetchMeta } = query.state;
    void query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : undefined).catch(() => undefined);
  }
});
