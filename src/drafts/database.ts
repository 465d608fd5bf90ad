// Connections to IndexedDB databases.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isStorageBlocked } from './removed-people';

/**
 * Returns a function that opens the database on its first call and reuses the connection on later calls, because
 * opening the database takes longer than a write. Callers that write a record must pass the record's key, or the part
 * of it that contains the scope. If a key is passed and its user has chosen "Remove data and sign out", the function
 * throws.
 */
export function createLazyDatabase<Schema extends DBSchema>(
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
      // Closes the connection, because an open connection would block another tab that needs a newer version of the
      // database.
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
    if (key !== undefined && isStorageBlocked(key))
      throw new Error('Nothing is kept for this person any more.');
    return database;
  };
}

/**
 * Commits a transaction after its last request, and resolves once the data is stored. Without an explicit commit,
 * closing the page would abort the transaction and lose the last keystroke.
 */
export async function commitWrites(
  transaction: { readonly commit: () => void; readonly done: Promise<void> },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
}
