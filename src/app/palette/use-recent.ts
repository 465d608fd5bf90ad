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

/** The records that were opened last, in this order, by the names that they have now. */
export function useRecent(order: 'of' | 'listed' = 'of'): readonly Find[] {
  const scope = useScope();
  const client = useQueryClient();
  const records = useSyncExternalStore(recentRecords.subscribe, () => recentRecords[order](scope));
  const names = useSyncExternalStore(client.getQueryCache().subscribe, () =>
    records.map((record) => nameNow(client, scope, record) ?? record.label).join(BETWEEN),
  ).split(BETWEEN);
  return records.flatMap(({ kind, id, portal, label }, at) => {
    const resource = getResource(kind);
    return resource ? [{ kind: resource.kind, id, parent: portal, label: names[at] ?? label }] : [];
  });
}

/** No name holds it. */
const BETWEEN = '\0';

const nameNow = (client: QueryClient, scope: Scope, record: RecentRecord) =>
  findPage(record.kind)?.read(scope, { id: record.id, parent: record.portal }).name(client);

/** The record whose page is open. */
function openRecord(match: AnyRouteMatch | undefined) {
  const page = PAGES.find(({ route }) => route === match?.routeId);
  if (!match || !page) return null;
  const { portalSlug, [page.parameter]: id = '' }: Readonly<Record<string, string | undefined>> =
    match.params;
  const { role }: { readonly role?: string } = match.search;
  return { kind: page.kind, id, parent: portalSlug, role };
}

const useOpenRecord = () =>
  useMatches({ select: (matches) => openRecord(matches.at(-1)), structuralSharing: true });

/** Notes the record whose page is open once its name is known, and forgets one whose page says that it is gone. */
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
