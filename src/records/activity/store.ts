// The activity in IndexedDB: what this browser wrote, by person and workspace, until it is too old or too much.
import type { DBSchema } from 'idb';
import { type Scope, scopeKey } from '~/api/scope';
import { lazyDatabase } from '~/drafts/database';
import { localStore } from '~/drafts/local-store';
import { observable } from '~/lib/observable';
import { type ActivityEntry, type ActivityKind, activityEntry, type EntryChanges } from './entry';

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

const database = lazyDatabase<ActivitySchema>('activity', (db) => {
  const store = db.createObjectStore('entries', { keyPath: 'id' });
  store.createIndex('time', ['place', 'at']);
  store.createIndex('record', ['place', 'kind', 'record']);
  store.createIndex('size', ['at', 'size']);
});

export const activityLocalStore = localStore(database, 'entries', { timeIndex: 'size' });

/** Counts the changes of this page, so that what shows entries reads them again. */
export const activityEdition = observable(0);
/** Makes everything that shows entries read them again. */
export const announceActivity = () => activityEdition.set(activityEdition.get() + 1);

/** Where writes are noted. All reject where this browser keeps nothing; the noting goes on without it. */
export interface ActivityStore {
  readonly put: (entry: ActivityEntry) => Promise<void>;
  /** Changes an entry that is there; one that was trimmed or deleted stays so. */
  readonly change: (id: string, changes: EntryChanges) => Promise<void>;
  readonly read: typeof readActivity;
}

export const browserActivity: ActivityStore = {
  put: async (entry) => {
    await (await database(entry.place)).put('entries', entry);
    announceActivity();
  },
  change: async (id, changes) => {
    const { store, done } = (await database(id)).transaction('entries', 'readwrite');
    const entry = await store.get(id);
    await Promise.all([entry && store.put({ ...entry, ...changes }), done]);
    announceActivity();
  },
  read: readActivity,
};

/** What is read back is checked: another version of the console may have written it. */
const checked = (found: readonly unknown[]): readonly ActivityEntry[] =>
  found.flatMap((one) => activityEntry.safeParse(one).data ?? []).sort((a, b) => b.at - a.at);

/** The person's entries in a workspace, newest first. Rejects where this browser keeps nothing. */
export async function readActivity(scope: Scope): Promise<readonly ActivityEntry[]> {
  const place = scopeKey(scope);
  const range = IDBKeyRange.bound([place, Number.NEGATIVE_INFINITY], [place, Number.POSITIVE_INFINITY]);
  return checked(await (await database()).getAllFromIndex('entries', 'time', range));
}

/** The person's entries about one record, newest first. */
export async function readHistory(
  scope: Scope,
  kind: ActivityKind,
  record: string,
): Promise<readonly ActivityEntry[]> {
  const key = IDBKeyRange.only([scopeKey(scope), kind, record]);
  return checked(await (await database()).getAllFromIndex('entries', 'record', key));
}

/** Deletes the person's entries in a workspace. */
export async function deleteActivity(scope: Scope): Promise<void> {
  const place = scopeKey(scope);
  await (await database()).delete('entries', IDBKeyRange.bound(`${place}#`, `${place}#\uFFFF`));
  announceActivity();
}

/** How much is kept of everybody's entries together. */
export interface ActivityLimits {
  /** Milliseconds since the epoch: what is older goes. */
  readonly since: number;
  readonly entries: number;
  /** Characters. */
  readonly size: number;
}

/** The keys of what is too old, or comes after so many newer ones; `entries` are newest first. */
export function exceedingKeys<Key>(
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

/** Removes what exceeds the limits. Only keys are read: the entries may be large. */
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
  await Promise.all([...exceedingKeys(entries, limits).map((key) => store.delete(key)), done]);
}
