// The unfinished campaigns of each person in each workspace, in IndexedDB. Never an armed one: what is kept is what was typed.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { moment } from '~/lib/time/moment';
import { commitWrites, lazyDatabase } from './database';
import { localStore } from './local-store';
import { TAB } from './page-drafts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
}

const record = z.object({
  /** Names this very writing, by which a tab tells whether another wrote since. Begins with the page that wrote it. */
  edition: z.string(),
  draft: z.unknown(),
  /** What the person calls it; empty where they don't. */
  name: z._default(z.string(), ''),
  /** Milliseconds since the epoch; 0 where a former build kept it. */
  at: z._default(moment, 0),
  /** The attempt that it was last sent as, and the edition that was sent. */
  sent: z.optional(z.object({ attempt: z.string(), edition: z.string() })),
});
/** What is kept under an id; the reader checks the draft in it. */
export type KeptDraft = z.output<typeof record> & { readonly id: string };

const database = lazyDatabase<DraftSchema>('campaign-drafts', (db) => void db.createObjectStore('drafts'));

export const campaignDraftStore = localStore(database, 'drafts');

/** The id of the only draft that former builds know. It stays where they find it: under the scope alone. */
const FORMER = 'former';
const SEPARATOR = '|';

/** Names a draft beyond its own store. */
export const campaignDraftKey = (scope: Scope, id: string): string => `${scopeKey(scope)}${SEPARATOR}${id}`;

const keyOf = (scope: Scope, id: string) => (id === FORMER ? scopeKey(scope) : campaignDraftKey(scope, id));

const readRecord = (kept: unknown, id: string): KeptDraft | null => {
  const { data } = record.safeParse(kept);
  return data ? { ...data, id } : null;
};

/** A person's drafts in a workspace, newest first. None where there is no storage. */
export async function allCampaignDrafts(scope: Scope): Promise<readonly KeptDraft[]> {
  try {
    const { store } = (await database()).transaction('drafts');
    const first = keyOf(scope, '');
    const range = IDBKeyRange.bound(first, `${first}\uffff`);
    const [former, keys, others] = await Promise.all([
      store.get(keyOf(scope, FORMER)),
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

/** Null where there is none under the id, or no storage. */
export async function loadCampaignDraft(scope: Scope, id: string): Promise<KeptDraft | null> {
  try {
    return readRecord(await (await database()).get('drafts', keyOf(scope, id)), id);
  } catch {
    return null;
  }
}

/** `other-tab`: another tab wrote since this one last read or wrote, and nothing was overwritten. */
export type Keeping =
  | { readonly kept: true; readonly edition: string }
  | { readonly kept: false; readonly why: 'no-storage' | 'other-tab' };

interface KeepOptions {
  readonly id: string;
  readonly draft: unknown;
  /**
   * It is kept where the last edition is still this one, which the tab knows (null: none). `anyway` is for a person who chose
   * this tab's draft over the other's.
   */
  readonly known: string | null | 'anyway';
  /** Without one, the name that it has stays. */
  readonly name?: string;
}

export async function keepCampaignDraft(scope: Scope, options: KeepOptions): Promise<Keeping> {
  const { id, draft, known } = options;
  const key = keyOf(scope, id);
  try {
    const transaction = (await database(key)).transaction('drafts', 'readwrite');
    const last = readRecord(await transaction.store.get(key), id);
    if (known !== 'anyway' && (last?.edition ?? null) !== known) return { kept: false, why: 'other-tab' };
    const edition = `${TAB} ${crypto.randomUUID()}`;
    const name = options.name ?? last?.name ?? '';
    await commitWrites(transaction, [
      transaction.store.put({ ...last, edition, draft, name, at: Date.now() }, key),
    ]);
    return { kept: true, edition };
  } catch {
    return { kept: false, why: 'no-storage' };
  }
}

/** Changes what is said of a kept draft, without writing it. False where it isn't kept, or no storage. */
async function changeRecord(
  scope: Scope,
  id: string,
  change: (last: z.output<typeof record>) => Partial<z.output<typeof record>>,
): Promise<boolean> {
  const key = keyOf(scope, id);
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

/** Names a kept draft: a tab in which it is open goes on. False where it isn't kept, or no storage. */
export const nameCampaignDraft = (scope: Scope, id: string, name: string): Promise<boolean> =>
  changeRecord(scope, id, ({ at }) => ({ name, at: at || Date.now() }));

/** Notes the attempt that a draft is about to be sent as. False where it isn't kept, or no storage. */
export const noteCampaignSend = (scope: Scope, id: string, attempt: string): Promise<boolean> =>
  changeRecord(scope, id, ({ edition }) => ({ sent: { attempt, edition } }));

export async function dropCampaignDraft(scope: Scope, id: string): Promise<void> {
  await database()
    .then((db) => db.delete('drafts', keyOf(scope, id)))
    .catch(() => undefined);
}

const lockName = (scope: Scope, id: string) => `campaign-draft:${keyOf(scope, id)}`;

/** Whether a tab has the draft open. */
export async function isCampaignDraftOpen(scope: Scope, id: string): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === lockName(scope, id)) ?? false;
}

/** This tab's own claim, which has to be over before it claims again. */
let claimed: Promise<unknown> = Promise.resolve();

/**
 * Marks this tab as the one where the draft is open, until the result is called. `onOther` is called where another tab is
 * that already.
 */
export function claimCampaignDraft(scope: Scope, id: string, onOther: () => void): () => void {
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
