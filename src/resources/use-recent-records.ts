import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Scope } from '~/api/scope';
import { type RecentRecord, recentRecords } from '~/drafts/recent-records';
import { useScope } from '~/session/scope-context';
import type { PaletteResult, RecentRecordPage } from './record-reads';
import type { ResourceKind } from './resource-kind';
import { getResource, RESOURCES } from './resources';

/** The pages whose visits are stored. */
export const TRACKED_RECORD_PAGES: readonly (RecentRecordPage & { readonly kind: ResourceKind })[] =
  RESOURCES.flatMap(({ kind, recentPage }) => (recentPage ? [{ kind, ...recentPage }] : []));

export const findTrackedRecordPage = (kind: string | undefined) =>
  TRACKED_RECORD_PAGES.find((page) => page.kind === kind);

const getCurrentName = (client: QueryClient, scope: Scope, record: RecentRecord) =>
  findTrackedRecordPage(record.kind)?.read(scope, { id: record.id, parent: record.portal }).name(client);

/** A separator that can't occur in names. */
const SEPARATOR = '\0';

interface RecentFind extends PaletteResult {
  /** The time the record was last opened, in milliseconds since the epoch, if known. */
  readonly at: number | undefined;
}

/**
 * Returns the recent records with their current names. With `of`, the last visited record is first. With `listed`,
 * records that were already in the list keep their positions.
 */
export function useRecentRecords(order: 'of' | 'listed' = 'of'): readonly RecentFind[] {
  const scope = useScope();
  const client = useQueryClient();
  const records = useSyncExternalStore(recentRecords.subscribe, () => recentRecords[order](scope));
  const names = useSyncExternalStore(client.getQueryCache().subscribe, () =>
    records.map((record) => getCurrentName(client, scope, record) ?? record.label).join(SEPARATOR),
  ).split(SEPARATOR);
  return records.flatMap(({ kind, id, portal, label, at: openedAt }, at) => {
    const resource = getResource(kind);
    return resource
      ? [{ kind: resource.kind, id, parent: portal, label: names[at] ?? label, at: openedAt }]
      : [];
  });
}
