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
import { useScope } from '~/session/scope-context';
import { FIND_ORDER, type Find } from './find-kinds';
import { keptName, RECORD_PAGES } from './record-pages';

/** The records that were opened last, in this order, by the names that they have now. */
export function useRecent(order: 'of' | 'listed' = 'of'): readonly Find[] {
  const scope = useScope();
  const client = useQueryClient();
  const records = useSyncExternalStore(recentRecords.subscribe, () => recentRecords[order](scope));
  const names = useSyncExternalStore(client.getQueryCache().subscribe, () =>
    records.map((record) => nameNow(client, scope, record) ?? record.label).join(BETWEEN),
  ).split(BETWEEN);
  return records.flatMap(({ kind, id, portal, label }, at) => {
    const known = FIND_ORDER.find((one) => one === kind);
    return known ? [{ kind: known, id, portal, label: names[at] ?? label }] : [];
  });
}

/** No name holds it. */
const BETWEEN = '\0';

const nameNow = (client: QueryClient, scope: Scope, record: RecentRecord) =>
  RECORD_PAGES.find(({ kind }) => kind === record.kind)
    ?.read(scope, record)
    .name(client);

/** The record whose page is open. */
function openRecord(match: AnyRouteMatch | undefined) {
  const page = RECORD_PAGES.find(({ route }) => route === match?.routeId);
  if (!match || !page) return null;
  const { portalSlug, [page.parameter]: id = '' }: Readonly<Record<string, string | undefined>> =
    match.params;
  const { role }: { readonly role?: string } = match.search;
  return { kind: page.kind, id, portal: portalSlug, role };
}

const useOpenRecord = () =>
  useMatches({ select: (matches) => openRecord(matches.at(-1)), structuralSharing: true });

/** Notes the record whose page is open once its name is known, and forgets one whose page says that it is gone. */
export function useVisits(): void {
  const scope = useScope();
  const client = useQueryClient();
  useEffect(() => void showRecent(scope), [scope]);
  const record = useOpenRecord();
  const read = record && RECORD_PAGES.find(({ kind }) => kind === record.kind)?.read(scope, record);
  const { subscribe } = client.getQueryCache();
  const name = useSyncExternalStore(subscribe, () => read?.name(client) ?? null);
  const isGone = useSyncExternalStore(subscribe, () => read?.isGone(client) ?? false);
  useEffect(() => {
    if (!record) return;
    const { kind, id, portal } = record;
    const key = { kind, id, ...(portal !== undefined && { portal }) };
    if (isGone) void forgetRecent(scope, key);
    else if (name !== null) void noteRecent(scope, { ...key, label: keptName(kind, id, name) });
  }, [scope, record, name, isGone]);
}
