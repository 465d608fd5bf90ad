// Recent records: remembers the records whose pages are opened, and lists them with their current names.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { Scope } from '~/api/scope';
import {
  forgetRecent,
  noteRecent,
  type RecentRecord,
  recentRecords,
  showRecent,
} from '~/drafts/recent-records';
import type { Find, RecordPage } from '~/resources/record-reads';
import type { ResourceKind } from '~/resources/resource-kind';
import { getResource, RESOURCES } from '~/resources/resources';
import { useScope } from '~/session/scope-context';
import { CAMPAIGN_PAGE } from './search-sources';

const PAGES: readonly (RecordPage & { readonly kind: ResourceKind })[] = RESOURCES.flatMap(
  ({ kind, recentPage = kind === 'campaign' ? CAMPAIGN_PAGE : undefined }) =>
    recentPage ? [{ kind, ...recentPage }] : [],
);

const findPage = (kind: string | undefined) => PAGES.find((page) => page.kind === kind);

/** Returns the recent records with their current names: newest first (`of`), or in stable positions (`listed`). */
export function useRecent(order: 'of' | 'listed' = 'of'): readonly Find[] {
  const scope = useScope();
  const client = useQueryClient();
  const records = useSyncExternalStore(recentRecords.subscribe, () => recentRecords[order](scope));
  const names = useSyncExternalStore(client.getQueryCache().subscribe, () =>
    records.map((record) => getCurrentName(client, scope, record) ?? record.label).join(SEPARATOR),
  ).split(SEPARATOR);
  return records.flatMap(({ kind, id, portal, label }, at) => {
    const resource = getResource(kind);
    return resource ? [{ kind: resource.kind, id, parent: portal, label: names[at] ?? label }] : [];
  });
}

/** Names can't contain it. */
const SEPARATOR = '\0';

const getCurrentName = (client: QueryClient, scope: Scope, record: RecentRecord) =>
  findPage(record.kind)?.read(scope, { id: record.id, parent: record.portal }).name(client);

/** Returns the record whose page is open. */
function findOpenRecord(match: AnyRouteMatch | undefined) {
  const page = PAGES.find(({ route }) => route === match?.routeId);
  if (!match || !page) return null;
  const { portalSlug, [page.parameter]: id = '' }: Readonly<Record<string, string | undefined>> =
    match.params;
  const { role }: { readonly role?: string } = match.search;
  return { kind: page.kind, id, parent: portalSlug, role };
}

const useOpenRecord = () =>
  useMatches({ select: (matches) => findOpenRecord(matches.at(-1)), structuralSharing: true });

/** Stores the open record as recent when its name is known. Removes it if the page shows that it doesn't exist. */
export function useVisits(): void {
  const scope = useScope();
  const client = useQueryClient();
  useEffect(() => void showRecent(scope), [scope]);
  const record = useOpenRecord();
  const page = findPage(record?.kind);
  const read = record && page?.read(scope, record);
  const { subscribe } = client.getQueryCache();
  const name = useSyncExternalStore(subscribe, () => read?.name(client) ?? null);
  const isGone = useSyncExternalStore(subscribe, () => read?.isGone(client) ?? false);
  useEffect(() => {
    if (!record) return;
    const { kind, id, parent } = record;
    const key = { kind, id, ...(parent !== undefined && { portal: parent }) };
    if (isGone) void forgetRecent(scope, key);
    else if (name !== null) void noteRecent(scope, { ...key, label: page?.rememberedName?.(id) ?? name });
  }, [scope, record, page, name, isGone]);
}
