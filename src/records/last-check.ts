// Stores the last results of the Checks page and the translation list in this browser, as counts and times. Home, the
// navigation, the Checks page and the translation list show the stored results without sending a request.
import type { DBSchema } from 'idb';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createLazyDatabase } from '~/drafts/database';
import { createLocalStore } from '~/drafts/local-store';
import { createObservable } from '~/lib/create-observable';
import { epochMsSchema } from '~/lib/time/moment';
import { useScope } from '~/session/scope-context';

interface CheckSchema extends DBSchema {
  readings: { key: string; value: unknown };
}

const count = z.int().check(z.minimum(0));

const reading = z.object({
  /** The time of the check, in milliseconds since the epoch. */
  at: epochMsSchema,
  /** The number of problems, or of outdated translations. */
  count,
  /**
   * The counts of each part of the result. The keys are groups of problems (for checks) or locales (for translations).
   */
  parts: z.record(z.string(), count),
});
export type CheckCounts = z.output<typeof reading>;

/** Exported for the test that mutates stored data. */
export const lastCheckSchema = z.extend(reading, {
  kind: z.enum(['checks', 'translations']),
  /** The slug of the checked portal. Null if the account was checked. */
  portal: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** The earlier result to compare with. Null for the first result. */
  before: z.nullable(reading),
});
export type LastCheck = z.output<typeof lastCheckSchema>;
/** A complete result. Partial results aren't stored, because their counts would be too low. */
export type NewCheck = Omit<LastCheck, 'at' | 'before'>;

const database = createLazyDatabase<CheckSchema>(
  'last-readings',
  (db) => void db.createObjectStore('readings'),
);

export const lastCheckStore = createLocalStore(database, 'readings');

type Subject = Pick<LastCheck, 'kind' | 'portal'>;

const getKey = (scope: Scope, { kind, portal }: Subject): string =>
  `${getScopeKey(scope)}|${kind}|${portal?.slug ?? ''}`;

const isSameSubject = (one: Subject, other: Subject): boolean =>
  one.kind === other.kind && one.portal?.slug === other.portal?.slug;

const getDay = (at: number): string => new Date(at).toDateString();

/**
 * Creates the stored form of a new result, including the earlier result to compare it with. All results of a day are
 * compared with the same earlier result. Otherwise, a second check on that day would hide the change. `now` is in
 * milliseconds since the epoch.
 */
export function createLastCheck(last: LastCheck | undefined, next: NewCheck, now: number): LastCheck {
  if (!last) return { ...next, at: now, before: null };
  const { at, count, parts } = last;
  const before = last.before && getDay(at) === getDay(now) ? last.before : { at, count, parts };
  return { ...next, at: now, before };
}

interface Shown {
  readonly place: string;
  /** The loaded results. Null until they are loaded. */
  readonly readings: readonly LastCheck[] | null;
}

/** The results of the current user and workspace. */
const shown = createObservable<Shown>({ place: '', readings: null });

const parse = (value: unknown): LastCheck | undefined => lastCheckSchema.safeParse(value).data;

/** Loads the stored results. Returns null if the browser has no storage. */
async function readStored(place: string): Promise<readonly LastCheck[] | null> {
  try {
    const range = IDBKeyRange.bound(`${place}|`, `${place}|\uFFFF`);
    return (await (await database()).getAll('readings', range)).flatMap((value) => parse(value) ?? []);
  } catch {
    return null;
  }
}

let lastRefresh = 0;

/** Shows the stored results, unless a later call is already loading newer results. */
async function refresh(place: string): Promise<void> {
  lastRefresh += 1;
  const own = lastRefresh;
  const stored = await readStored(place);
  if (own !== lastRefresh || shown.get().place !== place) return;
  shown.set({ place, readings: stored ?? shown.get().readings ?? [] });
}

/** Loads the results of a workspace and makes them the current ones. */
export async function loadLastChecks(scope: Scope): Promise<void> {
  const place = getScopeKey(scope);
  if (shown.get().place !== place) shown.set({ place, readings: null });
  await refresh(place);
}

/** Stores a result in memory until the page closes. */
function noteInMemory(place: string, next: NewCheck): void {
  if (shown.get().place !== place) return;
  const known = shown.get().readings ?? [];
  const last = known.find((one) => isSameSubject(one, next));
  const others = known.filter((one) => one !== last);
  shown.set({ place, readings: [...others, createLastCheck(last, next, Date.now())] });
}

/** Stores a complete result. Without browser storage, the result is kept until the page closes. */
export async function storeLastCheck(scope: Scope, next: NewCheck): Promise<void> {
  const place = getScopeKey(scope);
  const key = getKey(scope, next);
  try {
    const { store, done } = (await database(key)).transaction('readings', 'readwrite');
    const last = createLastCheck(parse(await store.get(key)), next, Date.now());
    await Promise.all([store.put(last, key), done]);
  } catch {
    noteInMemory(place, next);
    return;
  }
  if (shown.get().place === place) await refresh(place);
}

export const lastChecks = {
  subscribe: shown.subscribe,
  /**
   * Returns the results of this user and workspace. Returns null until they are loaded, or if results of another user
   * or workspace are loaded.
   */
  get: (scope: Scope): readonly LastCheck[] | null =>
    shown.get().place === getScopeKey(scope) ? shown.get().readings : null,
};

/** Returns the last results of the workspace. Null until they are loaded from storage. */
export function useLastChecks(): readonly LastCheck[] | null {
  const scope = useScope();
  useEffect(() => void loadLastChecks(scope), [scope]);
  return useSyncExternalStore(lastChecks.subscribe, () => lastChecks.get(scope));
}

/** Returns the last result of a portal, or of the account if the slug is null. */
export function useLastCheck(kind: LastCheck['kind'], portalSlug: string | null): LastCheck | null {
  const readings = useLastChecks();
  return readings?.find((one) => one.kind === kind && (one.portal?.slug ?? null) === portalSlug) ?? null;
}

/**
 * Returns the total number of problems in the last checks of the account and its portals. Null if no check has run in
 * this browser.
 */
export function countProblems(readings: readonly LastCheck[] | null): number | null {
  const checks = readings?.filter(({ kind }) => kind === 'checks') ?? [];
  return checks.length === 0 ? null : checks.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the number of problems in the last checks. Null if no check has run in this browser. */
export const useProblemCount = (): number | null => countProblems(useLastChecks());
