// The database of campaigns sent from this browser (the ledger). Only the code that sends campaigns adds send attempts
// to it.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { toObject } from '~/lib/json/json';
import { epochMsSchema } from '~/lib/time/moment';
import { createLazyDatabase } from './database';

interface LedgerSchema extends DBSchema {
  attempts: { key: string; value: unknown };
  quarantine: { key: string; value: unknown };
  /**
   * Various records, by key. `last-sent`: the last campaign that was sent from this browser, excluding imported ones.
   * `released {key}`: the person who released a campaign from quarantine. `name {id}`: the name that a person gave a
   * campaign. `status {id}`: the last status of a campaign. They share one store, because an additional store would
   * require a new database version, which an older console can't open.
   */
  clock: { key: string; value: unknown };
}

export const ledgerDatabase = createLazyDatabase<LedgerSchema>(
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

const readStatus = z.object({ status: z.string(), at: epochMsSchema });

export type StoredCampaignStatus = z.output<typeof readStatus>;

/** Names and statuses of campaigns. They are only displayed and don't affect sending. */
export interface CampaignNotes {
  /** Maps the ID of each campaign to the name that a person gave it in this browser. */
  readonly names: ReadonlyMap<string, string>;
  /** Maps the ID of each campaign to its last known status. */
  readonly statuses: ReadonlyMap<string, StoredCampaignStatus>;
}

/** Returns the names and statuses of campaigns. The maps are empty if storage is unavailable. */
export async function readCampaignNotes(): Promise<CampaignNotes> {
  const names = new Map<string, string>();
  const statuses = new Map<string, StoredCampaignStatus>();
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
    // Ignored, because campaigns can be shown without their names and statuses.
  }
  return { names, statuses };
}

/** Returns the number of campaigns that all people sent from this browser, and the time of the newest one. */
export async function summarizeLedger(): Promise<{
  readonly entries: number;
  readonly newest: number | null;
}> {
  try {
    const attempts = await (await ledgerDatabase()).getAll('attempts');
    const times = attempts.flatMap((one) => epochMsSchema.safeParse(toObject(one)?.sentAt).data ?? []);
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

/** Names a campaign, or removes its name if `name` is empty. Returns false if storage is unavailable. */
export const setCampaignName = (id: string, name: string): Promise<boolean> => note(NAME + id, name);

/** Stores the status of a campaign. `at` is the time of the status, in milliseconds since the epoch. */
export const storeCampaignStatus = (id: string, status: string, at: number): Promise<boolean> =>
  note(STATUS + id, { status, at });
