// Adds records to the recent records when their pages are opened.
import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { loadRecentRecords, removeRecentRecord, storeRecentRecord } from '~/drafts/recent-records';
import { findTrackedRecordPage, TRACKED_RECORD_PAGES } from '~/resources/use-recent-records';
import { useScope } from '~/session/scope-context';

/** Returns the record of the open page. */
function findOpenRecord(match: AnyRouteMatch | undefined) {
  const page = TRACKED_RECORD_PAGES.find(({ route }) => route === match?.routeId);
  if (!match || !page) return null;
  const { portalSlug, [page.parameter]: id = '' }: Readonly<Record<string, string | undefined>> =
    match.params;
  const { role }: { readonly role?: string } = match.search;
  return { kind: page.kind, id, parent: portalSlug, role };
}

const useOpenRecord = () =>
  useMatches({ select: (matches) => findOpenRecord(matches.at(-1)), structuralSharing: true });

/** Adds the open record to the recent records as soon as its name is known. Removes a record that no longer exists. */
export function useStoreRecentRecord(): void {
  const scope = useScope();
  const client = useQueryClient();
  useEffect(() => void loadRecentRecords(scope), [scope]);
  const record = useOpenRecord();
  const page = findTrackedRecordPage(record?.kind);
  const read = record && page?.read(scope, record);
  const { subscribe } = client.getQueryCache();
  const name = useSyncExternalStore(subscribe, () => read?.name(client) ?? null);
  const isGone = useSyncExternalStore(subscribe, () => read?.isGone(client) ?? false);
  useEffect(() => {
    if (!record) return;
    const { kind, id, parent } = record;
    const key = { kind, id, ...(parent !== undefined && { portal: parent }) };
    if (isGone) void removeRecentRecord(scope, key);
    else if (name !== null)
      void storeRecentRecord(scope, { ...key, label: page?.rememberedName?.(id) ?? name });
  }, [scope, record, page, name, isGone]);
}
