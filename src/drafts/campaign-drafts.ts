// The unfinished campaign of each person in each workspace, in IndexedDB. Never an armed one: what is kept is what was typed.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { lazyDatabase } from './database';
import { localStore } from './local-store';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
}

/** What is kept: the draft, and the name of this very writing, by which a tab tells whether another wrote since. */
const kept = z.object({ edition: z.string(), draft: z.unknown() });
export type KeptDraft = z.output<typeof kept>;

const database = lazyDatabase<DraftSchema>('campaign-drafts', (db) => void db.createObjectStore('drafts'));

export const campaignDraftStore = localStore(database, 'drafts');

/** What was kept; the reader checks the draft in it. Null where there is none, or no storage. */
export async function loadCampaignDraft(scope: Scope): Promise<KeptDraft | null> {
  try {
    return kept.safeParse(await (await database()).get('drafts', scopeKey(scope))).data ?? null;
  } catch {
    return null;
  }
}

/** `other-tab`: another tab wrote since this one last read or wrote, and nothing was overwritten. */
export type Keeping =
  | { readonly kept: true; readonly edition: string }
  | { readonly kept: false; readonly why: 'no-storage' | 'other-tab' };

/**
 * Keeps the draft where the last edition is still the one that this tab knows (null: none). `anyway` is for a person who
 * chose this tab's draft over the other's.
 */
export async function keepCampaignDraft(
  scope: Scope,
  draft: unknown,
  known: string | null | 'anyway',
): Promise<Keeping> {
  try {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    const last = kept.safeParse(await transaction.store.get(scopeKey(scope))).data?.edition ?? null;
    if (known !== 'anyway' && last !== known) return { kept: false, why: 'other-tab' };
    const edition = crypto.randomUUID();
    await Promise.all([
      transaction.store.put({ edition, draft, at: Date.now() }, scopeKey(scope)),
      transaction.done,
    ]);
    return { kept: true, edition };
  } catch {
    return { kept: false, why: 'no-storage' };
  }
}

export async function dropCampaignDraft(scope: Scope): Promise<void> {
  await database()
    .then((db) => db.delete('drafts', scopeKey(scope)))
    .catch(() => undefined);
}

/** This tab's own claim, which has to be over before it claims again. */
let claimed: Promise<unknown> = Promise.resolve();

/**
 * Marks this tab as the one where the draft is open, until the result is called. `onOther` is called where another tab is
 * that already.
 */
export function claimCampaignDraft(scope: Scope, onOther: () => void): () => void {
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  const name = `campaign-draft:${scopeKey(scope)}`;
  const hold = () =>
    navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return left;
      onOther();
      return undefined;
    });
  claimed = claimed.then(hold).catch(() => undefined);
  return release;
}
