// The database of campaigns that this browser sent: written by the sending path only, read by whatever asks what was sent.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { asObject } from '~/lib/json/json';
import { moment } from '~/lib/time/moment';
import { lazyDatabase } from './database';

interface LedgerSchema extends DBSchema {
  attempts: { key: string; value: unknown };
  quarantine: { key: string; value: unknown };
  /**
   * `last-sent`: this browser's own last send, which an imported record is not. `released {key}`: who released a record of
   * the quarantine. `name {id}`, `status {id}`: what a person calls a campaign, and what the platform said of it last. They
   * stand here, since another store would be another version, which an older console can't open.
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
const STATUS = 'status ';

const readStatus = z.object({ status: z.string(), at: moment });

export type ReadStatus = z.output<typeof readStatus>;

export interface CampaignNotes {
  /** What people of this browser call its campaigns, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** What the platform said of them when it was asked last, and when, in milliseconds since the epoch. */
  readonly statuses: ReadonlyMap<string, ReadStatus>;
}

/** None where they can't be read: they are for the eye only. */
export async function campaignNotes(): Promise<CampaignNotes> {
  const names = new Map<string, string>();
  const statuses = new Map<string, ReadStatus>();
  try {
    const { store } = (await ledgerDatabase()).transaction('clock');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    for (const [index, key] of keys.entries()) {
      const value = values[index];
      if (key.startsWith(NAME) && typeof value === 'string' && value)
        names.set(key.slice(NAME.length), value);
      const { data } = readStatus.safeParse(value);
      if (key.startsWith(STATUS) && data) statuses.set(key.slice(STATUS.length), data);
    }
  } catch {
    // Then they are nameless.
  }
  return { names, statuses };
}

/** Counts the campaigns that this browser sent, of everyone who uses it. */
export async function describeLedger(): Promise<{
  readonly entries: number;
  readonly newest: number | null;
}> {
  try {
    const attempts = await (await ledgerDatabase()).getAll('attempts');
    const times = attempts.flatMap((one) => moment.safeParse(asObject(one)?.sentAt).data ?? []);
    return { entries: attempts.length, newest: times.length === 0 ? null : Math.max(...times) };
  } catch {
    return { entries: 0, newest: null };
  }
}

const note = (key: string, value: unknown): Promise<boolean> =>
  ledgerDatabase()
    .then((db) => db.put('clock', value, key))
    .then(
      () => true,
      () => false,
    );

/** Calls a campaign by a name, or with an empty one by its text again. False where this browser couldn't keep it. */
export const nameCampaign = (id: string, name: string): Promise<boolean> => note(NAME + id, name);

/** Notes what the platform says of a campaign at a moment, in milliseconds since the epoch. */
export const noteStatus = (id: string, status: string, at: number): Promise<boolean> =>
  note(STATUS + id, { status, at });
