// The times of the last reviews of articles, in IndexedDB, because the platform doesn't store when an article was
// reviewed.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { epochMsSchema } from '~/lib/time/moment';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface ReviewsSchema extends DBSchema {
  reviews: { key: string; value: unknown };
}

/** A review. `at` is in milliseconds since the epoch. */
const review = z.object({ id: z.number(), at: epochMsSchema });

const database = createLazyDatabase<ReviewsSchema>(
  'article-reviews',
  (db) => void db.createObjectStore('reviews'),
);

export const articleReviewStore = createLocalStore(database, 'reviews');

/** A revision number, incremented on every change in this page so that components load the reviews again. */
export const articleReviewRevision = createObservable(0);

const getReviewKey = (scope: Scope, portalSlug: string, id: number | string): string =>
  `${getScopeKey(scope)}|${portalSlug}|${id}`;

/**
 * Maps the ID of each article of a portal to the time of its last review. The map is empty if storage is unavailable.
 */
export async function readReviewTimes(
  scope: Scope,
  portalSlug: string,
): Promise<ReadonlyMap<number, number>> {
  try {
    const range = IDBKeyRange.bound(
      getReviewKey(scope, portalSlug, ''),
      getReviewKey(scope, portalSlug, '~'),
    );
    const found = await (await database()).getAll('reviews', range);
    return new Map(
      found.flatMap((one) => review.safeParse(one).data ?? []).map(({ id, at }) => [id, at] as const),
    );
  } catch {
    return new Map();
  }
}

/** Stores a review, or removes it if `at` is null. Returns false if storage is unavailable. */
export async function storeArticleReview(
  scope: Scope,
  portalSlug: string,
  id: number,
  at: number | null,
): Promise<boolean> {
  try {
    const key = getReviewKey(scope, portalSlug, id);
    const db = await database(key);
    await (at === null ? db.delete('reviews', key) : db.put('reviews', { id, at }, key));
    articleReviewRevision.set(articleReviewRevision.get() + 1);
    return true;
  } catch {
    return false;
  }
}
