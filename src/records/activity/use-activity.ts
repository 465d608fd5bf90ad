// What this browser wrote, as a read: followed while it is on screen, and read anew where another tab may have written.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';
import type { ScreenState } from '../write-state';
import type { ActivityEntry, ActivityKind } from './entry';
import { isOnItsWay } from './note-write';
import { activityEdition, readActivity, readHistory } from './store';

/** An entry as it is shown: what this page sent and has no answer to yet is on its way. */
export interface ShownEntry extends ActivityEntry {
  readonly shown: ScreenState;
}

const shownOf = (entries: readonly ActivityEntry[]): readonly ShownEntry[] =>
  entries.map((entry) => ({ ...entry, shown: isOnItsWay(entry.id) ? 'saving' : entry.state }));

/** The entries of the workspace, or those about one of its records, newest first. */
export function useActivity(about?: { readonly kind: ActivityKind; readonly record: string }) {
  const scope = useScope();
  const edition = useSyncExternalStore(activityEdition.subscribe, activityEdition.get);
  return useQuery<readonly ShownEntry[], Error>({
    queryKey: [...readKey(scope, 'activity'), about, edition],
    queryFn: async () =>
      shownOf(await (about ? readHistory(scope, about.kind, about.record) : readActivity(scope))),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    // The last edition only: the next one is read anew.
    gcTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
