// Loads this browser's activity as a query. The query refetches after each change, and when the window gets the focus,
// because another tab may have changed the activity.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';
import type { DisplayedWriteState } from '../write-state';
import type { ActivityEntry, ActivityKind } from './entry';
import { isWriteInFlight } from './log-write';
import { activityRevision, loadActivity, loadRecordHistory } from './store';

/** An entry with the state that is displayed, which is `saving` while the write is in flight on this page. */
export interface DisplayedEntry extends ActivityEntry {
  readonly shown: DisplayedWriteState;
}

const toShownEntry = (entries: readonly ActivityEntry[]): readonly DisplayedEntry[] =>
  entries.map((entry) => ({ ...entry, shown: isWriteInFlight(entry.id) ? 'saving' : entry.state }));

/** Returns the entries of the workspace, or of one record, newest first. */
export function useActivity(about?: { readonly kind: ActivityKind; readonly record: string }) {
  const scope = useScope();
  const edition = useSyncExternalStore(activityRevision.subscribe, activityRevision.get);
  return useQuery<readonly DisplayedEntry[], Error>({
    queryKey: [...buildQueryKey(scope, 'activity'), about, edition],
    queryFn: async () =>
      toShownEntry(await (about ? loadRecordHistory(scope, about.kind, about.record) : loadActivity(scope))),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    // Keeps only the current revision in the cache, because each revision has its own query key.
    gcTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
