// When somebody looked through an article here and found it right, in IndexedDB: the platform has no such date.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { observable } from '~/lib/observable';
import { moment } from '~/lib/time/moment';
import { lazyDatabase } from './database';
import { localStore } from './local-store';

interface ReviewsSchema extends DBSchema {
  reviews: { key: string; value: unknown };
}

/** `at`: milliseconds since the epoch. */
const review = z.object({ id: z.number(), at: moment });

const database = lazyDatabase<ReviewsSchema>('article-reviews', (db) => void db.createObjectStore('reviews'));

export const articleReviews = localStore(database, 'reviews');

/** Counts the changes of this page, so that what shows them reads them again. */
export const reviewsEdition = observable(0);

const keyOf = (scope: Scope, portalSlug: string, id: number | string): string =>
  `${scopeKey(scope)}|${portalSlug}|${id}`;

/** When the articles of a portal were reviewed last, by their ids. None where this browser keeps nothing. */
export async function reviewedArticles(
  scope: Scope,
  portalSlug: string,
): Promise<ReadonlyMap<number, number>> {
  try {
    const range = IDBKeyRange.bound(keyOf(scope, portalSlug, ''), keyOf(scope, portalSlug, '~'));
    const found = await (await database()).getAll('reviews', range);
    return new Map(
      found.flatMap((one) => review.safeParse(one).data ?? []).map(({ id, at }) => [id, at] as const),
    );
  } catch {
    return new Map();
  }
}

/** Notes a review, or with null takes it back. False where this browser couldn't keep it. */
export async function noteReview(
  scope: Scope,
  portalSlug: string,
  id: number,
  at: number | null,
): Promise<boolean> {
  try {
    const key = keyOf(scope, portalSlug, id);
    const db = await database(key);
    await (at === null ? db.delete('reviews', key) : db.put('reviews', { id, at }, key));
    reviewsEdition.set(reviewsEdition.get() + 1);
    return true;
  } catch {
    return false;
  }
}
