// The label whose contacts receive test campaigns, for each person in each workspace, in IndexedDB.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface AudiencesSchema extends DBSchema {
  audiences: { key: string; value: unknown };
}

const record = z.object({ labelId: z.int() });

const database = createLazyDatabase<AudiencesSchema>(
  'test-audiences',
  (db) => void db.createObjectStore('audiences'),
);

export const testAudienceStore = createLocalStore(database, 'audiences');

/** Returns the ID of the label, or null if none is set or storage is unavailable. */
export async function loadTestAudience(scope: Scope): Promise<number | null> {
  try {
    return (
      record.safeParse(await (await database()).get('audiences', getScopeKey(scope))).data?.labelId ?? null
    );
  } catch {
    return null;
  }
}

/** Stores the ID of the label. Returns false if storage is unavailable. */
export async function storeTestAudience(scope: Scope, labelId: number): Promise<boolean> {
  const key = getScopeKey(scope);
  try {
    await (await database(key)).put('audiences', { at: Date.now(), labelId }, key);
    return true;
  } catch {
    return false;
  }
}
