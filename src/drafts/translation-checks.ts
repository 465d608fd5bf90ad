// What this browser knows about the texts of articles and their translations, in IndexedDB: the platform keeps neither
// former texts nor whether a translation was compared with its original.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { observable } from '~/lib/observable';
import { lazyDatabase } from './database';
import { localStore } from './local-store';

interface ChecksSchema extends DBSchema {
  checks: { key: string; value: unknown };
}

const text = z.object({
  /** The `updated_at` that the platform gave it. */
  since: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
});
/** What readers see of an article, and since when. */
export type KnownText = z.output<typeof text>;

const knownArticle = z.object({
  id: z.number(),
  /** Its `updated_at` as it was seen last. Once it has another, somebody else or another browser saved it. */
  version: z.string(),
  /** Its texts, the one that it has now first: what was saved without a change of it began nothing. */
  texts: z.array(text),
  /** As a translation: the text of which original it follows. */
  follows: z.nullable(
    z.object({
      original: z.number(),
      /** It follows what the original was at that time. */
      since: z.string(),
      /** A person said so; else it is what the dates alone say. */
      isChecked: z.boolean(),
    }),
  ),
});
export type KnownArticle = z.output<typeof knownArticle>;

const database = lazyDatabase<ChecksSchema>(
  'translation-checks',
  (db) => void db.createObjectStore('checks'),
);

export const translationChecks = localStore(database, 'checks');

/** Counts the changes of this page, so that what shows them reads them again. */
export const checksEdition = observable(0);

const keyOf = (scope: Scope, portalSlug: string, id: number | string): string =>
  `${scopeKey(scope)}|${portalSlug}|${id}`;

const read = (value: unknown): KnownArticle | undefined => knownArticle.safeParse(value).data;

/** The articles of a portal that something is known about, by their ids. None where this browser keeps nothing. */
export async function knownArticles(
  scope: Scope,
  portalSlug: string,
): Promise<ReadonlyMap<number, KnownArticle>> {
  try {
    const range = IDBKeyRange.bound(keyOf(scope, portalSlug, ''), keyOf(scope, portalSlug, '~'));
    const found = await (await database()).getAll('checks', range);
    return new Map(found.flatMap((one) => read(one) ?? []).map((one) => [one.id, one]));
  } catch {
    return new Map();
  }
}

/** Changes what is known, in this order, whatever another tab noted meanwhile. False where this browser couldn't keep it. */
export async function changeKnown(
  scope: Scope,
  portalSlug: string,
  changes: ReadonlyMap<number, (known: KnownArticle | undefined) => KnownArticle | undefined>,
): Promise<boolean> {
  try {
    const { store, done } = (await database(scopeKey(scope))).transaction('checks', 'readwrite');
    // One after the other: what is noted of a translation asks what is known of its original.
    for (const [id, change] of changes) {
      const key = keyOf(scope, portalSlug, id);
      const next = change(read(await store.get(key)));
      if (next) await store.put({ ...next, at: Date.now() }, key);
    }
    await done;
    checksEdition.set(checksEdition.get() + 1);
    return true;
  } catch {
    return false;
  }
}

/** The file that they are handed on in. */
export const checksFile = z.object({
  kind: z.literal('translation-checks'),
  portal: z.string(),
  articles: z.array(knownArticle),
});
