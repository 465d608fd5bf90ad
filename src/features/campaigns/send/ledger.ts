// The ledger of send attempts in IndexedDB, which is the only list of sent campaigns. Writes are durable, and stored
// records are validated when they are loaded.
import * as z from 'zod/mini';
import { ledgerDatabase } from '~/drafts/campaign-ledger';
import { epochMsSchema } from '~/lib/time/moment';
import { logAttempt, updateLoggedAttempt } from './logged-attempt';
import { canBelongToWorkspace, type QuarantinedRecord } from './quarantine';
import { type SendAttempt, sendAttemptSchema } from './send-attempt';

export interface LedgerContents {
  readonly attempts: readonly SendAttempt[];
  /** Unreadable records that may belong to the workspace. */
  readonly quarantined: readonly QuarantinedRecord[];
}

/** The ledger operations that `sendCampaign` needs. Every write is on disk when its promise resolves. */
export interface Ledger {
  /** Adds a record. Rejects an ID that already exists. */
  add(record: SendAttempt): Promise<void>;
  get(id: string): Promise<SendAttempt | null>;
  /**
   * Updates a record in one transaction, so that no other write intervenes. Resolves to null if the record doesn't
   * exist.
   */
  change(id: string, next: (record: SendAttempt) => SendAttempt): Promise<SendAttempt | null>;
  /**
   * Stores that a user has checked the dashboard for an unreadable record, so that the record no longer blocks sends.
   */
  release(key: string, person: string, now: number): Promise<void>;
  /** Returns the records of one workspace, newest first. */
  list(workspace: string): Promise<LedgerContents>;
  /**
   * Returns the time of this browser's last send by any user. Returns `now` if that time is in the future because the
   * clock was set back.
   */
  lastSentAt(now: number): Promise<number | null>;
}

/**
 * With the default durability, Chromium reports a commit before it is on disk, and a crash could lose the record of a
 * request that was sent.
 */
const STRICT = { durability: 'strict' } as const;

const LAST_SENT = 'last-sent';

const RELEASED = 'released ';
const release = z.object({ person: z.string(), at: epochMsSchema });

const newestFirst = (a: SendAttempt, b: SendAttempt) => b.sentAt - a.sentAt;

/** Loads all records and quarantines unreadable ones, in one transaction. */
async function readAll(): Promise<LedgerContents> {
  const transaction = (await ledgerDatabase()).transaction(
    ['attempts', 'quarantine', 'clock'],
    'readwrite',
    STRICT,
  );
  const attempts: SendAttempt[] = [];
  const store = transaction.objectStore('attempts');
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const parsed = sendAttemptSchema.safeParse(cursor.value);
    if (parsed.success && parsed.data.id === cursor.key) attempts.push(parsed.data);
    else {
      await transaction.objectStore('quarantine').put(cursor.value, cursor.key);
      await cursor.delete();
    }
  }
  const aside = transaction.objectStore('quarantine');
  const [keys, values] = await Promise.all([aside.getAllKeys(), aside.getAll()]);
  const clock = transaction.objectStore('clock');
  const releases = await Promise.all(keys.map((key) => clock.get(RELEASED + key)));
  await transaction.done;
  const quarantined = keys.map((key, index) => ({
    key,
    raw: values[index],
    released: release.safeParse(releases[index]).data ?? null,
  }));
  return { attempts, quarantined };
}

export const browserLedger: Ledger = {
  async add(record) {
    const transaction = (await ledgerDatabase()).transaction(['attempts', 'clock'], 'readwrite', STRICT);
    await Promise.all([
      transaction.objectStore('attempts').add(record, record.id),
      record.state.name === 'sending' && transaction.objectStore('clock').put(record.sentAt, LAST_SENT),
      transaction.done,
    ]);
  },
  async get(id) {
    const parsed = sendAttemptSchema.safeParse(await (await ledgerDatabase()).get('attempts', id));
    return parsed.success ? parsed.data : null;
  },
  async change(id, next) {
    const transaction = (await ledgerDatabase()).transaction('attempts', 'readwrite', STRICT);
    const parsed = sendAttemptSchema.safeParse(await transaction.store.get(id));
    if (!parsed.success) return null;
    const changed = next(parsed.data);
    await Promise.all([transaction.store.put(changed, id), transaction.done]);
    updateLoggedAttempt(changed);
    return changed;
  },
  async list(workspace) {
    const { attempts, quarantined } = await readAll();
    const own = attempts.filter((record) => record.workspace === workspace).sort(newestFirst);
    return { attempts: own, quarantined: quarantined.filter((one) => canBelongToWorkspace(workspace, one)) };
  },
  async release(key, person, now) {
    const transaction = (await ledgerDatabase()).transaction('clock', 'readwrite', STRICT);
    await Promise.all([transaction.store.put({ person, at: now }, RELEASED + key), transaction.done]);
  },
  async lastSentAt(now) {
    const transaction = (await ledgerDatabase()).transaction('clock', 'readwrite', STRICT);
    const last = await transaction.store.get(LAST_SENT);
    if (typeof last === 'number' && last > now) await transaction.store.put(now, LAST_SENT);
    await transaction.done;
    return typeof last === 'number' ? Math.min(last, now) : null;
  },
};

/** Returns a ledger that also adds each new attempt to the activity log. Doesn't wait until the attempt is logged. */
export const withActivityLog = (ledger: Ledger): Ledger => ({
  ...ledger,
  async add(record) {
    await ledger.add(record);
    logAttempt(record);
  },
});
