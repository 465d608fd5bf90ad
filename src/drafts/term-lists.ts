// The lists of terms, one per portal, in IndexedDB, because the platform has no such lists.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import type { Term } from '~/lib/terms/term';
import { epochMsSchema } from '~/lib/time/moment';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface TermsSchema extends DBSchema {
  terms: { key: string; value: unknown };
}

const texts = z.record(z.string(), z.array(z.string()));
const term = z.object({ forms: texts, avoid: texts, isFixed: z.boolean() });
/** `at` is the time of the last use, in milliseconds since the epoch. */
const list = z.object({ terms: z.array(term), at: epochMsSchema });

/** The minimum time between two updates of a list's last-used time, which keeps a list that is in use from expiring. */
const TOUCH_AFTER_MS = 30 * 24 * 3600 * 1000;

const database = createLazyDatabase<TermsSchema>('term-lists', (db) => void db.createObjectStore('terms'));

/** The store of the lists. Each term counts as one entry. */
export const termListStore = createLocalStore(database, 'terms', {
  countEntries: (value) => list.safeParse(value).data?.terms.length ?? 0,
});

/** A revision number, incremented on every change in this page so that components load the terms again. */
export const termListRevision = createObservable(0);

const getTermListKey = (scope: Scope, portalSlug: string): string => `${getScopeKey(scope)}|${portalSlug}`;

/** Returns the terms of a portal. Returns an empty list if storage is unavailable. */
export async function readTerms(scope: Scope, portalSlug: string): Promise<readonly Term[]> {
  try {
    const key = getTermListKey(scope, portalSlug);
    const { data } = list.safeParse(await (await database()).get('terms', key));
    // Stores the same terms again with the current time.
    if (data && data.at < Date.now() - TOUCH_AFTER_MS) await updateTerms(scope, portalSlug, (terms) => terms);
    return data?.terms ?? [];
  } catch {
    return [];
  }
}

/** Changes the stored terms, based on their latest state from all tabs. Returns false if storage is unavailable. */
export async function updateTerms(
  scope: Scope,
  portalSlug: string,
  change: (terms: readonly Term[]) => readonly Term[],
): Promise<boolean> {
  try {
    const key = getTermListKey(scope, portalSlug);
    const { store, done } = (await database(key)).transaction('terms', 'readwrite');
    const terms = change(list.safeParse(await store.get(key)).data?.terms ?? []);
    await Promise.all([
      terms.length > 0 ? store.put({ terms, at: Date.now() }, key) : store.delete(key),
      done,
    ]);
    termListRevision.set(termListRevision.get() + 1);
    return true;
  } catch {
    return false;
  }
}
