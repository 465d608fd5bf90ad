// Stores in IndexedDB what this browser knows about the text of articles and their translations. The platform doesn't
// store previous versions of the text or comparisons of translations.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface ChecksSchema extends DBSchema {
  checks: { key: string; value: unknown };
}

const text = z.object({
  /** The `updated_at` of the article when the platform returned this text. */
  since: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
});
/** A version of an article's visible text, and its time. */
export type KnownText = z.output<typeof text>;

const knownArticle = z.object({
  id: z.number(),
  /** The last known `updated_at`. If the platform returns a later one, the article was saved outside this browser. */
  version: z.string(),
  /** The versions of the article's text, newest first. Saving without changing the text adds no version. */
  texts: z.array(text),
  /**
   * For a translation or a draft copy, the version of the original's text that the article was made from or last
   * compared with.
   */
  follows: z.nullable(
    z.object({
      original: z.number(),
      /** The time of this version of the original's text. */
      since: z.string(),
      /**
       * True if a person confirmed that the translation matches. If false, the match is only inferred from the dates.
       */
      isChecked: z.boolean(),
    }),
  ),
});
export type KnownArticle = z.output<typeof knownArticle>;

const database = createLazyDatabase<ChecksSchema>(
  'translation-checks',
  (db) => void db.createObjectStore('checks'),
);

export const translationCheckStore = createLocalStore(database, 'checks');

/** A revision number, incremented on every change in this page so that components load the articles again. */
export const translationCheckRevision = createObservable(0);

const getCheckKey = (scope: Scope, portalSlug: string, id: number | string): string =>
  `${getScopeKey(scope)}|${portalSlug}|${id}`;

const read = (value: unknown): KnownArticle | undefined => knownArticle.safeParse(value).data;

/** Maps the ID of each known article of a portal to its data. The map is empty if storage is unavailable. */
export async function readKnownArticles(
  scope: Scope,
  portalSlug: string,
): Promise<ReadonlyMap<number, KnownArticle>> {
  try {
    const range = IDBKeyRange.bound(getCheckKey(scope, portalSlug, ''), getCheckKey(scope, portalSlug, '~'));
    const found = await (await database()).getAll('checks', range);
    return new Map(found.flatMap((one) => read(one) ?? []).map((one) => [one.id, one]));
  } catch {
    return new Map();
  }
}

/**
 * Applies changes in order, based on the latest stored state from all tabs. Returns false if storage is unavailable.
 */
export async function updateKnownArticles(
  scope: Scope,
  portalSlug: string,
  changes: ReadonlyMap<number, (known: KnownArticle | undefined) => KnownArticle | undefined>,
): Promise<boolean> {
  try {
    const { store, done } = (await database(getScopeKey(scope))).transaction('checks', 'readwrite');
    // Applies the changes sequentially, because the change to a translation depends on the change to its original.
    for (const [id, change] of changes) {
      const key = getCheckKey(scope, portalSlug, id);
      const next = change(read(await store.get(key)));
      if (next) await store.put({ ...next, at: Date.now() }, key);
    }
    await done;
    translationCheckRevision.set(translationCheckRevision.get() + 1);
    return true;
  } catch {
    return false;
  }
}

/** The format of the exported file, which another browser can import. */
export const translationCheckFileSchema = z.object({
  kind: z.literal('translation-checks'),
  portal: z.string(),
  articles: z.array(knownArticle),
});
