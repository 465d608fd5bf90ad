// The records that a person opened most recently in a workspace, with their names, in IndexedDB.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { epochMsSchema } from '~/lib/time/moment';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface RecentSchema extends DBSchema {
  recent: { key: string; value: unknown };
}

const recentRecord = z.object({
  /** The kind of record, by its name in the console. */
  kind: z.string(),
  id: z.string(),
  /** The slug of the portal that contains the record. */
  portal: z.optional(z.string()),
  label: z.string(),
  /** The time when the record was last opened, in milliseconds since the epoch. Earlier builds didn't store it. */
  at: z.optional(epochMsSchema),
});
export type RecentRecord = z.output<typeof recentRecord>;
type RecordRef = Omit<RecentRecord, 'label' | 'at'>;
type Whose = Parameters<typeof getScopeKey>[0];

const kept = z.object({ records: z.array(recentRecord) });

/** The maximum number of recent records. A longer list would be slower to scan. */
const MOST = 8;

const database = createLazyDatabase<RecentSchema>(
  'recent-records',
  (db) => void db.createObjectStore('recent'),
);

const isSame = (one: RecordRef, other: RecordRef) =>
  one.kind === other.kind && one.id === other.id && one.portal === other.portal;

/** Moves a record to the top of the list, with its current name. */
export const withRecentRecord = (
  records: readonly RecentRecord[],
  opened: RecentRecord,
): readonly RecentRecord[] => [opened, ...records.filter((one) => !isSame(one, opened))].slice(0, MOST);

/** The store of recent records. Each item of its lists counts as one record. */
export const recentRecordStore = createLocalStore(database, 'recent', {
  countEntries: (value) => read(value).length,
});

export const withoutRecentRecord = (
  records: readonly RecentRecord[],
  gone: RecordRef,
): readonly RecentRecord[] => records.filter((one) => !isSame(one, gone));

/**
 * Orders records by their previous positions. Existing records don't move, and new records take the positions of
 * removed records.
 */
export function orderByPreviousPositions(
  former: readonly RecentRecord[],
  records: readonly RecentRecord[],
): readonly RecentRecord[] {
  const added = records.filter((one) => !former.some((other) => isSame(one, other)));
  const stay = former.flatMap((one) => records.find((other) => isSame(one, other)) ?? added.shift() ?? []);
  return [...stay, ...added];
}

interface Shown {
  readonly place: string;
  readonly records: readonly RecentRecord[];
  readonly listed: readonly RecentRecord[];
}

/** The recent records of the current person and workspace. */
const shown = createObservable<Shown>({ place: '', records: [], listed: [] });

const show = (place: string, records: readonly RecentRecord[]): void =>
  shown.set({ place, records, listed: orderByPreviousPositions(shown.get().listed, records) });

/** A shared constant, because `useSyncExternalStore` requires the same value on every call. */
const none: readonly RecentRecord[] = [];

/** The recent records of the current person and workspace, as an external store for React. */
export const recentRecords = {
  subscribe: shown.subscribe,
  /** Returns the records, newest first. */
  of: (scope: Scope): readonly RecentRecord[] =>
    shown.get().place === getScopeKey(scope) ? shown.get().records : none,
  /** Returns the records in a stable order. Existing records keep their positions while the page is open. */
  listed: (scope: Scope): readonly RecentRecord[] =>
    shown.get().place === getScopeKey(scope) ? shown.get().listed : none,
};

/** Maps kinds that earlier builds stored to their current names. */
const FORMER_KINDS: Readonly<Record<string, string>> = { rule: 'automation-rule' };

const read = (value: unknown): readonly RecentRecord[] =>
  (kept.safeParse(value).data?.records ?? none).map((record) => ({
    ...record,
    kind: FORMER_KINDS[record.kind] ?? record.kind,
  }));

/**
 * Changes the stored records, based on their latest state from all tabs. If storage is unavailable, changes them only
 * in this page.
 */
async function change(
  whose: Whose,
  next: (records: readonly RecentRecord[]) => readonly RecentRecord[],
): Promise<void> {
  const place = getScopeKey(whose);
  try {
    const { store, done } = (await database(place)).transaction('recent', 'readwrite');
    const records = next(read(await store.get(place)));
    await Promise.all([store.put({ place, at: Date.now(), records }, place), done]);
    if (shown.get().place === place) show(place, records);
  } catch {
    if (shown.get().place === place) show(place, next(shown.get().records));
  }
}

/** Loads a person's recent records in a workspace into `recentRecords`. */
export async function loadRecentRecords(scope: Scope): Promise<void> {
  const place = getScopeKey(scope);
  if (shown.get().place !== place) shown.set({ place, records: none, listed: none });
  const former = shown.get();
  const records = await stored(place);
  if (shown.get() === former) show(place, records);
}

async function stored(place: string): Promise<readonly RecentRecord[]> {
  try {
    return read(await (await database()).get('recent', place));
  } catch {
    return none;
  }
}

/** Moves an opened record to the top of the list. */
export const storeRecentRecord = (whose: Whose, opened: RecentRecord): Promise<void> =>
  change(whose, (records) => withRecentRecord(records, { ...opened, at: Date.now() }));

/** Removes a record that no longer exists. */
export const removeRecentRecord = (whose: Whose, gone: RecordRef): Promise<void> =>
  change(whose, (records) => withoutRecentRecord(records, gone));
