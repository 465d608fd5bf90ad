// Unfinished campaigns of each person in each workspace, in IndexedDB. A draft contains only typed values, never a
// confirmation.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { epochMsSchema } from '~/lib/time/moment';
import { commitWrites, createLazyDatabase } from './database';
import { createLocalStore } from './local-store';
import { PAGE_INSTANCE_ID } from './page-drafts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
}

const record = z.object({
  /**
   * A unique ID of the last write that lets a tab detect writes of other tabs. It starts with the ID of the page that
   * wrote the draft.
   */
  edition: z.string(),
  draft: z.unknown(),
  /** The name that the person gave the draft, or an empty string. */
  name: z._default(z.string(), ''),
  /** Milliseconds since the epoch, or 0 if an earlier build stored the draft. */
  at: z._default(epochMsSchema, 0),
  /** The ID of the last attempt to send the draft, and the revision that was sent. */
  sent: z.optional(z.object({ attempt: z.string(), edition: z.string() })),
});
/** A stored draft with its ID. The caller must validate the property `draft`. */
export type StoredCampaignDraft = z.output<typeof record> & { readonly id: string };

const database = createLazyDatabase<DraftSchema>(
  'campaign-drafts',
  (db) => void db.createObjectStore('drafts'),
);

export const campaignDraftStore = createLocalStore(database, 'drafts');

/**
 * The ID assigned to a draft stored by an earlier build. Earlier builds stored a single draft and used the scope as its
 * key.
 */
const FORMER = 'former';
const SEPARATOR = '|';

/** Returns the draft's key, which is unique across all stores. */
export const getCampaignDraftKey = (scope: Scope, id: string): string =>
  `${getScopeKey(scope)}${SEPARATOR}${id}`;

const getStoreKey = (scope: Scope, id: string) =>
  id === FORMER ? getScopeKey(scope) : getCampaignDraftKey(scope, id);

const readRecord = (kept: unknown, id: string): StoredCampaignDraft | null => {
  const { data } = record.safeParse(kept);
  return data ? { ...data, id } : null;
};

/** Returns a person's drafts in a workspace, newest first. Returns an empty list if storage is unavailable. */
export async function listCampaignDrafts(scope: Scope): Promise<readonly StoredCampaignDraft[]> {
  try {
    const { store } = (await database()).transaction('drafts');
    const first = getStoreKey(scope, '');
    const range = IDBKeyRange.bound(first, `${first}\uffff`);
    const [former, keys, others] = await Promise.all([
      store.get(getStoreKey(scope, FORMER)),
      store.getAllKeys(range),
      store.getAll(range),
    ]);
    return [
      readRecord(former, FORMER),
      ...keys.map((key, index) => readRecord(others[index], key.slice(first.length))),
    ]
      .filter((one) => one !== null)
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Returns the draft, or null if it doesn't exist. Rejects if storage is unavailable. */
export const readCampaignDraft = async (scope: Scope, id: string): Promise<StoredCampaignDraft | null> =>
  readRecord(await (await database()).get('drafts', getStoreKey(scope, id)), id);

/** Returns the draft, or null if it doesn't exist or storage is unavailable. */
export const loadCampaignDraft = (scope: Scope, id: string): Promise<StoredCampaignDraft | null> =>
  readCampaignDraft(scope, id).catch(() => null);

/**
 * The result of storing a draft. `other-tab` means that another tab has written the draft since this tab last loaded or
 * wrote it, so nothing was overwritten.
 */
export type DraftStorageResult =
  | { readonly kept: true; readonly edition: string }
  | { readonly kept: false; readonly why: 'no-storage' | 'other-tab' };

interface StoreOptions {
  readonly id: string;
  readonly draft: unknown;
  /**
   * The last revision that this tab loaded or wrote, or null if there is none. If the stored revision differs, the
   * draft isn't written. `anyway` means that the person chose to overwrite any revision.
   */
  readonly known: string | null | 'anyway';
  /** The new name. If omitted, the name stays the same. */
  readonly name?: string;
}

/** Stores a draft, unless another tab has written it in the meantime. */
export async function storeCampaignDraft(scope: Scope, options: StoreOptions): Promise<DraftStorageResult> {
  const { id, draft, known } = options;
  const key = getStoreKey(scope, id);
  try {
    const transaction = (await database(key)).transaction('drafts', 'readwrite');
    const last = readRecord(await transaction.store.get(key), id);
    if (known !== 'anyway' && (last?.edition ?? null) !== known) return { kept: false, why: 'other-tab' };
    const edition = `${PAGE_INSTANCE_ID} ${crypto.randomUUID()}`;
    const name = options.name ?? last?.name ?? '';
    await commitWrites(transaction, [
      transaction.store.put({ ...last, edition, draft, name, at: Date.now() }, key),
    ]);
    return { kept: true, edition };
  } catch {
    return { kept: false, why: 'no-storage' };
  }
}

/** Changes properties of a stored draft. Returns false if the draft isn't stored or storage is unavailable. */
async function changeRecord(
  scope: Scope,
  id: string,
  change: (last: z.output<typeof record>) => Partial<z.output<typeof record>>,
): Promise<boolean> {
  const key = getStoreKey(scope, id);
  try {
    const transaction = (await database(key)).transaction('drafts', 'readwrite');
    const last = record.safeParse(await transaction.store.get(key)).data;
    if (!last) return false;
    await commitWrites(transaction, [transaction.store.put({ ...last, ...change(last) }, key)]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Names a stored draft. Keeps its revision, so that a tab that has the draft open doesn't report a conflict. Returns
 * false if the draft isn't stored or storage is unavailable.
 */
export const setCampaignDraftName = (scope: Scope, id: string, name: string): Promise<boolean> =>
  changeRecord(scope, id, ({ at }) => ({ name, at: at || Date.now() }));

/**
 * Stores the ID of the attempt that is about to send a draft. Returns false if the draft isn't stored or storage is
 * unavailable.
 */
export const storeDraftSendAttempt = (scope: Scope, id: string, attempt: string): Promise<boolean> =>
  changeRecord(scope, id, ({ edition }) => ({ sent: { attempt, edition } }));

export async function dropCampaignDraft(scope: Scope, id: string): Promise<void> {
  await database()
    .then((db) => db.delete('drafts', getStoreKey(scope, id)))
    .catch(() => undefined);
}

const lockName = (scope: Scope, id: string) => `campaign-draft:${getStoreKey(scope, id)}`;

/** Reports whether a tab has the draft open. */
export async function isCampaignDraftOpen(scope: Scope, id: string): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === lockName(scope, id)) ?? false;
}

/** Resolves when this tab has released its last lock on a draft. The next request for a lock must wait until then. */
let claimed: Promise<unknown> = Promise.resolve();

/**
 * Locks the draft for this tab until the returned function is called. Calls `onOther` if another tab has locked the
 * draft.
 */
export function lockCampaignDraft(scope: Scope, id: string, onOther: () => void): () => void {
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  const name = lockName(scope, id);
  const hold = () =>
    navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return left;
      onOther();
      return undefined;
    });
  claimed = claimed.then(hold).catch(() => undefined);
  return release;
}
