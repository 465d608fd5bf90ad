// The records read for an account export, in IndexedDB until the export is downloaded or discarded, so that it can
// resume after a crash.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { lazyDatabase } from './database';
import { localStore } from './local-store';

type ReadKey = [scope: string, name: string];

interface ExportsSchema extends DBSchema {
  reads: { key: ReadKey; value: { readonly at: number; readonly answer: unknown } };
}

const database = lazyDatabase<ExportsSchema>('account-exports', (db) => void db.createObjectStore('reads'));

export const exportStore = localStore(database, 'reads');

/** The key of the record that describes the export. No read has this name. */
const BEGUN = 'begun';

const begun = z.object({ kinds: z.array(z.string()) });

/** An export that can be resumed. */
export interface KeptExport {
  readonly kinds: readonly string[];
  /** The start of the export in milliseconds since the epoch. Exported records may be as old as that. */
  readonly at: number;
}

const keyOf = (scope: Scope, name: string): ReadKey => [scopeKey(scope), name];
const allOf = (scope: Scope) => IDBKeyRange.bound([scopeKey(scope)], [scopeKey(scope), []]);

/** Starts a new export and discards a former one. Without storage, the export works but can't resume. */
export async function beginExport(scope: Scope, kinds: readonly string[]): Promise<void> {
  await dropExport(scope);
  await keepRead(scope, BEGUN, { kinds });
}

/** Stores the response of a read. */
export async function keepRead(scope: Scope, name: string, answer: unknown): Promise<void> {
  try {
    await (await database(scopeKey(scope))).put('reads', { at: Date.now(), answer }, keyOf(scope, name));
  } catch {
    // Without storage, the read is repeated after a crash.
  }
}

/** Returns the export that was neither downloaded nor discarded, or null. */
export async function keptExport(scope: Scope): Promise<KeptExport | null> {
  try {
    const { store } = (await database()).transaction('reads');
    const first = await store.get(keyOf(scope, BEGUN));
    const { data } = begun.safeParse(first?.answer);
    return first && data ? { kinds: data.kinds, at: first.at } : null;
  } catch {
    return null;
  }
}

/** Returns the stored responses by the names of the reads. */
export async function keptReads(scope: Scope): Promise<ReadonlyMap<string, unknown>> {
  const { store } = (await database()).transaction('reads');
  const [keys, values] = await Promise.all([store.getAllKeys(allOf(scope)), store.getAll(allOf(scope))]);
  return new Map(keys.map(([, name], index) => [name, values[index]?.answer]));
}

/** Discards the stored export of a workspace. */
export async function dropExport(scope: Scope): Promise<void> {
  try {
    await (await database()).delete('reads', allOf(scope));
  } catch {
    // Without storage there is nothing to discard.
  }
}
