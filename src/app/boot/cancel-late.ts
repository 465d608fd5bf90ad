import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query';

/**
 * Cancels a read one task after the last component that shows it is gone, instead of at once. Where one screen replaces
 * another that shows the same record, the loader starts the read, the former screen unmounts, and the next one mounts in
 * the same task: canceled at once, the read would be sent a second time.
 */
export function cancelLate(client: QueryClient): void {
  /** By query in flight: ends an observer that never fetches, but without which the query would be canceled. */
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
