// The loaded responses of an account export. They are stored in IndexedDB until the export is downloaded or discarded,
// so that it can resume after a crash.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

type ReadKey = [scope: string, name: string];

interface ExportsSchema extends DBSchema {
  reads: { key: ReadKey; value: { readonly at: number; readonly answer: unknown } };
}

const database = createLazyDatabase<ExportsSchema>(
  'account-exports',
  (db) => void db.createObjectStore('reads'),
);

export const accountExportStore = createLocalStore(database, 'reads');

/** The key of the record that describes the export. No response may be stored under this name. */
const EXPORT_RECORD_KEY = 'begun';

const begun = z.object({ kinds: z.array(z.string()) });

/** An export that can be resumed. */
export interface StoredAccountExport {
  readonly kinds: readonly string[];
  /**
   * The start of the export, in milliseconds since the epoch. Data loaded at the start isn't refreshed when the export
   * resumes.
   */
  readonly at: number;
}

const getExportKey = (scope: Scope, name: string): ReadKey => [getScopeKey(scope), name];
const readAll = (scope: Scope) => IDBKeyRange.bound([getScopeKey(scope)], [getScopeKey(scope), []]);

/**
 * Starts a new export and discards the previous one. If storage is unavailable, the export works but can't be resumed.
 */
export async function startAccountExport(scope: Scope, kinds: readonly string[]): Promise<void> {
  await dropAccountExport(scope);
  await storeExportPart(scope, EXPORT_RECORD_KEY, { kinds });
}

/** Stores one response of the export under its name. */
export async function storeExportPart(scope: Scope, name: string, response: unknown): Promise<void> {
  try {
    await (await database(getScopeKey(scope))).put(
      'reads',
      { at: Date.now(), answer: response },
      getExportKey(scope, name),
    );
  } catch {
    // Ignores the error, because after a crash the response is requested again.
  }
}

/** Returns the export that can be resumed, or null if there is none. */
export async function readAccountExport(scope: Scope): Promise<StoredAccountExport | null> {
  try {
    const { store } = (await database()).transaction('reads');
    const first = await store.get(getExportKey(scope, EXPORT_RECORD_KEY));
    const { data } = begun.safeParse(first?.answer);
    return first && data ? { kinds: data.kinds, at: first.at } : null;
  } catch {
    return null;
  }
}

/** Maps the name of each stored response to the response. */
export async function readExportedResponses(scope: Scope): Promise<ReadonlyMap<string, unknown>> {
  const { store } = (await database()).transaction('reads');
  const [keys, values] = await Promise.all([store.getAllKeys(readAll(scope)), store.getAll(readAll(scope))]);
  return new Map(keys.map(([, name], index) => [name, values[index]?.answer]));
}

/** Discards the stored export of a workspace. */
export async function dropAccountExport(scope: Scope): Promise<void> {
  try {
    await (await database()).delete('reads', readAll(scope));
  } catch {
    // Ignores the error, because without storage no export is stored that could be discarded.
  }
}
