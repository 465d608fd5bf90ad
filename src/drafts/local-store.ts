// What a person has left in a store of this browser: found by whose it is, counted, removed, and ended after its time.
import { type DBSchema, type IDBPDatabase, unwrap, wrap } from 'idb';
import { asObject } from '~/lib/json/json';

/** A store whose keys begin with a scope's (`scopeKey`), alone or as a JSON list's first; or an index that has such keys. */
export interface LocalStore {
  readonly open: () => Promise<IDBPDatabase>;
  readonly name: string;
  readonly index?: string;
  /** An index whose keys begin with the time, in milliseconds since the epoch. Without it values are read to find the newest. */
  readonly timeIndex?: string;
  /** Counts the entries in a record, for a store whose records are lists. */
  readonly countEntries?: (value: unknown) => number;
}

/** The schema of a store matters to its own module only. */
export const localStore = <Schema extends DBSchema>(
  open: () => Promise<IDBPDatabase<Schema>>,
  name: string,
  more: Omit<LocalStore, 'open' | 'name'> = {},
): LocalStore => ({
  open: async () => wrap(unwrap(await open())),
  name,
  ...more,
});

const DAY = 24 * 3600 * 1000;

/** The key without what names the page or row, as the text that begins with the scope. */
const placeOf = (key: unknown): string => {
  const first: unknown = Array.isArray(key) ? key[0] : key;
  return typeof first === 'string' ? first.replace(/^\["/, '') : '';
};

/** Whether a key is of this person, in whatever account. */
export function isOf(person: string, key: unknown): boolean {
  const [, whose = ''] = /^\d+\/\d+\/(.*)$/s.exec(placeOf(key)) ?? [];
  return whose.startsWith(person) && ['', '|', '#', '"'].includes(whose.charAt(person.length));
}

async function ownKeys({ open, name, index }: LocalStore, person: string) {
  const { store } = (await open()).transaction(name);
  const found: { place: string; key: IDBValidKey }[] = [];
  let cursor = await (index === undefined ? store : store.index(index)).openKeyCursor();
  for (; cursor; cursor = await cursor.continue()) {
    if (isOf(person, cursor.key)) found.push({ place: placeOf(cursor.key), key: cursor.primaryKey });
  }
  return found;
}

/** How many things of a person are kept: several pages may keep the same one. */
export const countOwn = async (store: LocalStore, person: string): Promise<number> =>
  new Set((await ownKeys(store, person)).map(({ place }) => place)).size;

export interface OwnContents {
  readonly entries: number;
  /** The time of the newest record, in milliseconds since the epoch; null if none has a time. */
  readonly newest: number | null;
}

/** Finds the time of a person's newest record in an index by time. */
async function findNewest({ open, name }: LocalStore, timeIndex: string, person: string) {
  const index = (await open()).transaction(name).store.index(timeIndex);
  let cursor = await index.openKeyCursor(null, 'prev');
  while (cursor && !isOf(person, cursor.primaryKey)) cursor = await cursor.continue();
  const [at] = Array.isArray(cursor?.key) ? cursor.key : [];
  return typeof at === 'number' ? at : null;
}

/** Counts a person's records, and finds the newest. */
export async function describeOwn(local: LocalStore, person: string): Promise<OwnContents> {
  const { open, name, timeIndex, countEntries } = local;
  const keys = await ownKeys(local, person);
  const entries = new Set(keys.map(({ place }) => place)).size;
  if (timeIndex !== undefined) return { entries, newest: await findNewest(local, timeIndex, person) };
  const { store } = (await open()).transaction(name);
  let newest: number | null = null;
  let counted = 0;
  // One after the other, because all of them at once may be many long texts.
  for (const { key } of keys) {
    const value = await store.get(key);
    const at = asObject(value)?.at;
    if (typeof at === 'number' && at > (newest ?? 0)) newest = at;
    counted += countEntries?.(value) ?? 0;
  }
  return { entries: countEntries ? counted : entries, newest };
}

export async function removeOwn(local: LocalStore, person: string): Promise<void> {
  const keys = await ownKeys(local, person);
  const { store, done } = (await local.open()).transaction(local.name, 'readwrite');
  await Promise.all([...keys.map(({ key }) => store.delete(key)), done]);
}

export interface Dated {
  readonly key: IDBValidKey;
  /** What belongs together ends together: what is typed, and the text that it was typed over. */
  readonly group: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The keys of what nobody has touched for so many days. */
export function endedKeys(records: readonly Dated[], now: number, days: number): IDBValidKey[] {
  const newest = new Map<string, number>();
  for (const { group, at } of records) newest.set(group, Math.max(at, newest.get(group) ?? 0));
  return records.filter(({ group }) => (newest.get(group) ?? now) < now - days * DAY).map(({ key }) => key);
}

/** Removes what ended, whoever's it is. What doesn't say how old it is counts from now on. */
export async function removeEnded(local: LocalStore, now: number, days: number): Promise<void> {
  const { store, done } = (await local.open()).transaction(local.name, 'readwrite');
  const records: Dated[] = [];
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const value = asObject(cursor.value);
    if (value === null) continue;
    if (typeof value.at !== 'number') await cursor.update({ ...value, at: now });
    const page = typeof value.tab === 'string' ? value.tab.replace(/ .*$/, '') : cursor.primaryKey;
    const at = typeof value.at === 'number' ? value.at : now;
    records.push({ key: cursor.primaryKey, group: JSON.stringify([value.place, page]), at });
  }
  await Promise.all([...endedKeys(records, now, days).map((key) => store.delete(key)), done]);
}
