// The connection to one database of this browser.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isRefused } from './removed-people';

/**
 * Shares one connection, because opening one for each write would cost more than the write. A caller that stores something
 * passes its key, or the beginning of it, and is refused after "Remove and sign out".
 */
export function lazyDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>, storedVersion: number) => void,
  version = 1,
): (key?: string) => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  return async (key) => {
    opening ??= openDB<Schema>(name, version, {
      upgrade,
      // Another tab wants a newer version: this one must not stand in its way.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    const database = await opening;
    if (key !== undefined && isRefused(key)) throw new Error('Nothing is kept for this person any more.');
    return database;
  };
}

/**
 * Commits a transaction whose requests are all made, and resolves once they are kept. A page that ends before the first
 * answer aborts a transaction that isn't committed: the last key before a reload would be lost.
 */
export async function commitWrites(
  transaction: { readonly commit: () => void; readonly done: Promise<void> },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
}
