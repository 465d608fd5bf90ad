// Counts and removes the records of a person in this browser's stores, and removes expired records of all people.
import { type DBSchema, type IDBPDatabase, unwrap, wrap } from 'idb';
import { toObject } from '~/lib/json/json';

/**
 * A store with records of several people. Every record's key starts with the scope (`getScopeKey`), either directly or
 * as the first item of a JSON list. If the store has an `index`, the keys of the index start with the scope instead.
 */
export interface LocalStore {
  readonly open: () => Promise<IDBPDatabase>;
  readonly name: string;
  readonly index?: string;
  /**
   * An index whose keys start with the time in milliseconds since the epoch. A store without such an index must load
   * all records to find the newest.
   */
  readonly timeIndex?: string;
  /** Counts the entries in a record, for a store whose records are lists. */
  readonly countEntries?: (value: unknown) => number;
}

/**
 * Creates the description of a store. Its type omits the database schema, which only the module that owns the store
 * needs.
 */
export const createLocalStore = <Schema extends DBSchema>(
  open: () => Promise<IDBPDatabase<Schema>>,
  name: string,
  more: Omit<LocalStore, 'open' | 'name'> = {},
): LocalStore => ({
  open: async () => wrap(unwrap(await open())),
  name,
  ...more,
});

const DAY = 24 * 3600 * 1000;

/** Returns the part of a key that starts with the scope. */
const getScopePrefix = (key: unknown): string => {
  const first: unknown = Array.isArray(key) ? key[0] : key;
  return typeof first === 'string' ? first.replace(/^\["/, '') : '';
};

/** Reports whether a key belongs to the person, in any account. */
export function isOwnedBy(person: string, key: unknown): boolean {
  const [, whose = ''] = /^\d+\/\d+\/(.*)$/s.exec(getScopePrefix(key)) ?? [];
  return whose.startsWith(person) && ['', '|', '#', '"'].includes(whose.charAt(person.length));
}

async function ownKeys({ open, name, index }: LocalStore, person: string) {
  const { store } = (await open()).transaction(name);
  const found: { place: string; key: IDBValidKey }[] = [];
  let cursor = await (index === undefined ? store : store.index(index)).openKeyCursor();
  for (; cursor; cursor = await cursor.continue()) {
    if (isOwnedBy(person, cursor.key))
      found.push({ place: getScopePrefix(cursor.key), key: cursor.primaryKey });
  }
  return found;
}

/** Counts a person's records. Records that several pages stored under the same draft key count as one. */
export const countPersonRecords = async (store: LocalStore, person: string): Promise<number> =>
  new Set((await ownKeys(store, person)).map(({ place }) => place)).size;

/** A summary of a person's records in a store. */
export interface PersonRecordsSummary {
  readonly entries: number;
  /** The time of the newest record in milliseconds since the epoch, or null if none has a time. */
  readonly newest: number | null;
}

/** Returns the time of a person's newest record, as found in the time index. */
async function findNewest({ open, name }: LocalStore, timeIndex: string, person: string) {
  const index = (await open()).transaction(name).store.index(timeIndex);
  let cursor = await index.openKeyCursor(null, 'prev');
  while (cursor && !isOwnedBy(person, cursor.primaryKey)) cursor = await cursor.continue();
  const [at] = Array.isArray(cursor?.key) ? cursor.key : [];
  return typeof at === 'number' ? at : null;
}

/** Counts a person's records and returns the time of the newest one. */
export async function summarizePersonRecords(
  local: LocalStore,
  person: string,
): Promise<PersonRecordsSummary> {
  const { open, name, timeIndex, countEntries } = local;
  const keys = await ownKeys(local, person);
  const entries = new Set(keys.map(({ place }) => place)).size;
  if (timeIndex !== undefined) return { entries, newest: await findNewest(local, timeIndex, person) };
  const { store } = (await open()).transaction(name);
  let newest: number | null = null;
  let counted = 0;
  // Loads one record at a time, because the records may contain long text.
  for (const { key } of keys) {
    const value = await store.get(key);
    const at = toObject(value)?.at;
    if (typeof at === 'number' && at > (newest ?? 0)) newest = at;
    counted += countEntries?.(value) ?? 0;
  }
  return { entries: countEntries ? counted : entries, newest };
}

/** Removes a person's records from a store. */
export async function removePersonRecords(local: LocalStore, person: string): Promise<void> {
  const keys = await ownKeys(local, person);
  const { store, done } = (await local.open()).transaction(local.name, 'readwrite');
  await Promise.all([...keys.map(({ key }) => store.delete(key)), done]);
}

/** A record with the time of its last change. */
export interface DatedRecord {
  readonly key: IDBValidKey;
  /**
   * The name of the record's group. Records of a group expire together, such as edits and the text that they apply to.
   */
  readonly group: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Returns the keys of the records whose group hasn't changed for the given number of days. */
export function findExpiredKeys(records: readonly DatedRecord[], now: number, days: number): IDBValidKey[] {
  const newest = new Map<string, number>();
  for (const { group, at } of records) newest.set(group, Math.max(at, newest.get(group) ?? 0));
  return records.filter(({ group }) => (newest.get(group) ?? now) < now - days * DAY).map(({ key }) => key);
}

/** Removes expired records of all people. A record without a time gets the current time, so that it expires later. */
export async function removeExpiredFromStore(local: LocalStore, now: number, days: number): Promise<void> {
  const { store, done } = (await local.open()).transaction(local.name, 'readwrite');
  const records: DatedRecord[] = [];
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const value = toObject(cursor.value);
    if (value === null) continue;
    if (typeof value.at !== 'number') await cursor.update({ ...value, at: now });
    const page = typeof value.tab === 'string' ? value.tab.replace(/ .*$/, '') : cursor.primaryKey;
    const at = typeof value.at === 'number' ? value.at : now;
    records.push({ key: cursor.primaryKey, group: JSON.stringify([value.place, page]), at });
  }
  await Promise.all([...findExpiredKeys(records, now, days).map((key) => store.delete(key)), done]);
}
