import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query';

/**
 * Delays the cancellation of a request until one task after the last component that needs it unmounts. Without the
 * delay, replacing a screen with another one for the same record would cancel the request and send it again, because
 * the new screen mounts later in the same task.
 */
export function delayCancellation(client: QueryClient): void {
  /** Maps each query in flight to a function that stops a passive observer. The observer keeps the query alive. */
  const holders = new Map<Query, () => void>();
  const release = (query: Query) => {
    const stop = holders.get(query);
    holders.delete(query);
    stop?.();
  };
  const releaseWhereAlone = (query: Query, stop: (() => void) | undefined) => {
    if (query.getObserversCount() === 1 && holders.get(query) === stop) release(query);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    const isInFlight = type !== 'removed' && query.state.fetchStatus !== 'idle';
    if (!isInFlight) release(query);
    else if (type === 'observerRemoved') setTimeout(releaseWhereAlone, 0, query, holders.get(query));
    else if (type === 'updated' && !holders.has(query)) {
      const observer = new QueryObserver(client, {
        ...query.options,
        queryKey: query.queryKey,
        enabled: false,
      });
      holders.set(
        query,
        observer.subscribe(() => {}),
      );
    }
  });
}
