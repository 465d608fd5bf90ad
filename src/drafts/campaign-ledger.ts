// The database of campaigns that this browser sent: written by the sending path only, read by whatever asks what was sent.
import type { DBSchema } from 'idb';
import { lazyDatabase } from './database';

interface LedgerSchema extends DBSchema {
  attempts: { key: string; value: unknown };
  quarantine: { key: string; value: unknown };
  /**
   * `last-sent`: this browser's own last send, which an imported record is not. `released {key}`: who released a record of
   * the quarantine. It stands here, since another store would be another version, which an older console can't open.
   */
  clock: { key: string; value: unknown };
}

export const ledgerDatabase = lazyDatabase<LedgerSchema>(
  'campaign-ledger',
  (db, storedVersion) => {
    if (storedVersion < 1) {
      db.createObjectStore('attempts');
      db.createObjectStore('quarantine');
    }
    db.createObjectStore('clock');
  },
  2,
);
