// The list filters that a person saved in a workspace, in IndexedDB, because the platform doesn't store filters.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface FiltersSchema extends DBSchema {
  filters: { key: string; value: unknown };
}

const savedFilterSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query string of the list, without its page. */
  query: z.string(),
});
export type SavedFilter = z.output<typeof savedFilterSchema>;

const storedSchema = z.object({ filters: z.array(z.unknown()) });

const database = createLazyDatabase<FiltersSchema>(
  'saved-filters',
  (db) => void db.createObjectStore('filters'),
);

/** Returns the valid filters of a stored record in the stored order. */
const readStored = (value: unknown): readonly SavedFilter[] =>
  (storedSchema.safeParse(value).data?.filters ?? []).flatMap(
    (one) => savedFilterSchema.safeParse(one).data ?? [],
  );

/** The store of saved filters. Each filter counts as one record. */
export const savedFilterStore = createLocalStore(database, 'filters', {
  countEntries: (value) => readStored(value).length,
});

/** A revision number, incremented on every change in this page so that components load the filters again. */
export const savedFilterRevision = createObservable(0);

const getKey = (scope: Scope, list: string): string => `${getScopeKey(scope)}|${list}`;

/** Returns the filters that a person saved for a list. Returns an empty list if storage is unavailable. */
export async function readSavedFilters(scope: Scope, list: string): Promise<readonly SavedFilter[]> {
  try {
    return readStored(await (await database()).get('filters', getKey(scope, list)));
  } catch {
    return [];
  }
}

/** Changes the stored filters, based on their latest state from all tabs. Returns false if storage is unavailable. */
export async function changeSavedFilters(
  scope: Scope,
  list: string,
  change: (filters: readonly SavedFilter[]) => readonly SavedFilter[],
): Promise<boolean> {
  const key = getKey(scope, list);
  try {
    const { store, done } = (await database(key)).transaction('filters', 'readwrite');
    const filters = change(readStored(await store.get(key)));
    await Promise.all([
      filters.length === 0 ? store.delete(key) : store.put({ at: Date.now(), filters }, key),
      done,
    ]);
    savedFilterRevision.set(savedFilterRevision.get() + 1);
    return true;
  } catch {
    return false;
  }
}

/** Returns the list with the filter added. A filter with the same name is replaced and keeps its position. */
export function withSavedFilter(
  filters: readonly SavedFilter[],
  name: string,
  query: string,
): readonly SavedFilter[] {
  const former = filters.find((one) => one.name === name);
  return former
    ? filters.map((one) => (one === former ? { ...former, query } : one))
    : [...filters, { id: crypto.randomUUID(), name, query }];
}
