// What an export of an account has read, in IndexedDB, until it is downloaded or dropped: after a crash it is gone on with.
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

/** No read is called so. */
const BEGUN = 'begun';

const begun = z.object({ kinds: z.array(z.string()) });

export interface KeptExport {
  readonly kinds: readonly string[];
  /** When it was begun, in milliseconds since the epoch: the account is told as it was from then on. */
  readonly at: number;
}

const keyOf = (scope: Scope, name: string): ReadKey => [scopeKey(scope), name];
const allOf = (scope: Scope) => IDBKeyRange.bound([scopeKey(scope)], [scopeKey(scope), []]);

/** Begins an export anew. A browser that keeps nothing exports all the same. */
export async function beginExport(scope: Scope, kinds: readonly string[]): Promise<void> {
  await dropExport(scope);
  await keepRead(scope, BEGUN, { kinds });
}

export async function keepRead(scope: Scope, name: string, answer: unknown): Promise<void> {
  try {
    await (await database(scopeKey(scope))).put('reads', { at: Date.now(), answer }, keyOf(scope, name));
  } catch {
    // Then it is read again after a crash.
  }
}

/** The export that was begun and neither downloaded nor dropped; null where there is none. */
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

/** What it has read, by the names of the reads. */
export async function keptReads(scope: Scope): Promise<ReadonlyMap<string, unknown>> {
  const { store } = (await database()).transaction('reads');
  const [keys, values] = await Promise.all([store.getAllKeys(allOf(scope)), store.getAll(allOf(scope))]);
  return new Map(keys.map(([, name], index) => [name, values[index]?.answer]));
}

export async function dropExport(scope: Scope): Promise<void> {
  try {
    await (await database()).delete('reads', allOf(scope));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
