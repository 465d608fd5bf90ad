// The unfinished campaign of each person in each workspace, in IndexedDB. Never an armed one: what is kept is what was typed.
import { type DBSchema, openDB } from 'idb';
import { type Scope, scopeKey } from '~/api/scope';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
}

const database = () =>
  openDB<DraftSchema>('campaign-drafts', 1, { upgrade: (db) => void db.createObjectStore('drafts') });

async function within<T>(work: (db: Awaited<ReturnType<typeof database>>) => Promise<T>): Promise<T> {
  const db = await database();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** What was kept, as it was kept: the reader checks it. Undefined where there is none, or no storage. */
export async function loadCampaignDraft(scope: Scope): Promise<unknown> {
  try {
    return await within((db) => db.get('drafts', scopeKey(scope)));
  } catch {
    return undefined;
  }
}

/** Keeps the draft. False where this browser didn't. */
export async function keepCampaignDraft(scope: Scope, draft: unknown): Promise<boolean> {
  try {
    await within((db) => db.put('drafts', draft, scopeKey(scope)));
    return true;
  } catch {
    return false;
  }
}

export async function dropCampaignDraft(scope: Scope): Promise<void> {
  await within((db) => db.delete('drafts', scopeKey(scope))).catch(() => undefined);
}
