// Stores the activity log in IndexedDB, by user and workspace, within limits of age and size.
import type { DBSchema } from 'idb';
import { getScopeKey, type Scope } from '~/api/scope';
import { createLazyDatabase } from '~/drafts/database';
import { createLocalStore } from '~/drafts/local-store';
import { createObservable } from '~/lib/create-observable';
import { type ActivityEntry, type ActivityKind, activityEntrySchema, type LoggedChanges } from './entry';

interface ActivitySchema extends DBSchema {
  entries: {
    key: string;
    value: ActivityEntry;
    indexes: {
      time: [place: string, at: number];
      record: [place: string, kind: string, record: string];
      size: [at: number, size: number];
    };
  };
}

const database = createLazyDatabase<ActivitySchema>('activity', (db) => {
  const store = db.createObjectStore('entries', { keyPath: 'id' });
  store.createIndex('time', ['place', 'at']);
  store.createIndex('record', ['place', 'kind', 'record']);
  store.createIndex('size', ['at', 'size']);
});

export const activityLocalStore = createLocalStore(database, 'entries', { timeIndex: 'size' });

/** A revision number that is incremented on each change by this page, so that views of the activity reload. */
export const activityRevision = createObservable(0);
/** Makes every view of the activity load the entries again. */
export const reloadActivityViews = () => activityRevision.set(activityRevision.get() + 1);

/**
 * The store for logged writes. All methods reject if the browser has no storage. Writes are then sent without being
 * logged.
 */
export interface ActivityStore {
  readonly put: (entry: ActivityEntry) => Promise<void>;
  /** Changes an existing entry. Does nothing if the entry was trimmed or deleted. */
  readonly change: (id: string, changes: LoggedChanges) => Promise<void>;
  readonly read: typeof loadActivity;
}

export const browserActivityStore: ActivityStore = {
  put: async (entry) => {
    await (await database(entry.place)).put('entries', entry);
    reloadActivityViews();
  },
  change: async (id, changes) => {
    const { store, done } = (await database(id)).transaction('entries', 'readwrite');
    const entry = await store.get(id);
    await Promise.all([entry && store.put({ ...entry, ...changes }), done]);
    reloadActivityViews();
  },
  read: loadActivity,
};

/**
 * Validates stored entries, because another version of the console may have written them. Returns the valid entries,
 * newest first.
 */
const checked = (found: readonly unknown[]): readonly ActivityEntry[] =>
  found.flatMap((one) => activityEntrySchema.safeParse(one).data ?? []).sort((a, b) => b.at - a.at);

/** Returns the user's entries in a workspace, newest first. Rejects if the browser has no storage. */
export async function loadActivity(scope: Scope): Promise<readonly ActivityEntry[]> {
  const place = getScopeKey(scope);
  const range = IDBKeyRange.bound([place, Number.NEGATIVE_INFINITY], [place, Number.POSITIVE_INFINITY]);
  return checked(await (await database()).getAllFromIndex('entries', 'time', range));
}

/** Returns the user's entries about one record, newest first. */
export async function loadRecordHistory(
  scope: Scope,
  kind: ActivityKind,
  record: string,
): Promise<readonly ActivityEntry[]> {
  const key = IDBKeyRange.only([getScopeKey(scope), kind, record]);
  return checked(await (await database()).getAllFromIndex('entries', 'record', key));
}

/** Deletes the user's entries in a workspace. */
export async function deleteActivity(scope: Scope): Promise<void> {
  const place = getScopeKey(scope);
  await (await database()).delete('entries', IDBKeyRange.bound(`${place}#`, `${place}#\uFFFF`));
  reloadActivityViews();
}

/** Limits for the entries of all users together. */
export interface ActivityLimits {
  /** The cutoff time, in milliseconds since the epoch. Older entries are removed. */
  readonly since: number;
  readonly entries: number;
  /** The maximum total size in characters. */
  readonly size: number;
}

/** Returns the keys of entries that exceed the limits. `entries` must be sorted newest first. */
export function findExceedingKeys<Key>(
  entries: readonly { readonly key: Key; readonly at: number; readonly size: number }[],
  limits: ActivityLimits,
): Key[] {
  let size = 0;
  return entries
    .filter((entry, index) => {
      size += entry.size;
      return entry.at < limits.since || index >= limits.entries || size > limits.size;
    })
    .map(({ key }) => key);
}

/** Removes entries that exceed the limits. Loads only the keys, because entries can be large. */
export async function trimActivity(limits: ActivityLimits): Promise<void> {
  const { store, done } = (await database()).transaction('entries', 'readwrite');
  const entries: { key: string; at: number; size: number }[] = [];
  for (
    let cursor = await store.index('size').openKeyCursor(null, 'prev');
    cursor;
    cursor = await cursor.continue()
  ) {
    const [at, size] = cursor.key;
    entries.push({ key: cursor.primaryKey, at, size });
  }
  await Promise.all([...findExceedingKeys(entries, limits).map((key) => store.delete(key)), done]);
}
