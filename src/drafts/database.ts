// The connection to one database of this browser.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One connection for all who use it: opening anew for each pause in the typing would cost more than the writing. */
export function lazyDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>, storedVersion: number) => void,
  version = 1,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  return () => {
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
    return opening;
  };
}
