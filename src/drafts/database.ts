// The connection to one database of this browser.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One connection for all who use it: opening anew for each pause in the typing would cost more than the writing. */
export function lazyDatabase<Schema extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  return () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      terminated: () => {
        opening = null;
      },
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
}
