import { type Query, QueryClient } from '@tanstack/react-query';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { rateLimit } from '~/api/http/rate-limit';
import { personOf, session } from '~/session/session';

/** Reads only: what may pass by itself is asked for twice more; a refusal, a limit or a failure of the service is not. */
function mayPass(attempts: number, error: ApiError): boolean {
  if (attempts >= 2) return false;
  const { status } = error.context;
  return (
    error.kind === 'unreachable' ||
    (error.kind === 'server' && status !== null && status >= 502 && status <= 504)
  );
}

/** Statuses that the same request would get again. */
const FINAL: readonly unknown[] = [400, 403, 404, 405, 422];

let visitedAt = 0;

/** Begins a visit of another screen: it asks once more for what was refused on earlier ones. */
export function beginVisit(): void {
  visitedAt = Date.now();
}

/** A component that mounts later on the same screen takes a refusal as the answer. */
const mayAskOnMount = ({ state: { error, errorUpdatedAt } }: Query<unknown, ApiError>): boolean =>
  !FINAL.includes(error?.context.status) || errorUpdatedAt < visitedAt;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayPass,
      retryOnMount: mayAskOnMount,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always', retry: false, gcTime: 0 },
  },
});

let person = personOf();
/** Another person, or nobody: all that was read is forgotten. */
session.subscribe(() => {
  if (personOf() === person) return;
  person = personOf();
  queryClient.clear();
});

let isBlocked = false;
/** When a 429's wait is over, what is on screen and met it is read again by the very fetch that failed. Reads only. */
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
