// The database of campaigns that this browser sent: written by the sending path only, read by whatever asks what was sent.
import type { DBSchema } from 'idb';
import { lazyDatabase } from './database';

interface LedgerSchema extends DBSchema {
  attempts: { key: string; value: unknown };
  quarantine: { key: string; value: unknown };
  /**
   * `last-sent`: this browser's own last send, which an imported record is not. `released {key}`: who released a record of
   * the quarantine. `name {id}`: what a person calls a campaign. They stand here, since another store would be another version,
   * which an older console can't open.
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

const NAME = 'name ';

/** What people of this browser call its campaigns, by id. None where it can't be read: a name is for the eye only. */
export async function campaignNames(): Promise<ReadonlyMap<string, string>> {
  try {
    const { store } = (await ledgerDatabase()).transaction('clock');
    const range = IDBKeyRange.bound(NAME, `${NAME}\uffff`);
    const [keys, names] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return new Map(
      keys.flatMap((key, index) => {
        const name = names[index];
        return typeof name === 'string' && name !== '' ? [[key.slice(NAME.length), name] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Calls a campaign by a name, or with an empty one by its text again. False where this browser couldn't keep it. */
export async function nameCampaign(id: string, name: string): Promise<boolean> {
  try {
    await (await ledgerDatabase()).put('clock', name, NAME + id);
    return true;
  } catch {
    return false;
  }
}
