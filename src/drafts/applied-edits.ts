// What was applied to assistants from this browser, with the versions before and after it, in IndexedDB: the platform has no such list.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { observable } from '~/lib/observable';
import { moment } from '~/lib/time/moment';
import { contentSchema } from './assistant-drafts';
import { lazyDatabase } from './database';
import { localStore } from './local-store';

interface AppliedSchema extends DBSchema {
  proposals: { key: [string, string]; value: unknown; indexes: { place: string } };
}

const applied = z.readonly(
  z.object({
    /** The draft key: which assistant of whose workspace. */
    place: z.string(),
    id: z.string(),
    /** Milliseconds since the epoch. */
    at: moment,
    /** Counts what was applied to the assistant from here. Absent from what an older build kept. */
    number: z.optional(z.int()),
    state: z.enum(['applied', 'not-confirmed']),
    /** Null where it was edited without being read: then only the difference is known. */
    before: z.nullable(contentSchema),
    after: z.nullable(contentSchema),
    /** As the platform told it. */
    diff: z.string(),
  }),
);
type KeptEdits = z.output<typeof applied>;
export type AppliedEdits = KeptEdits & { readonly number: number };

const database = lazyDatabase<AppliedSchema>('assistant-proposals', (db) => {
  db.createObjectStore('proposals', { keyPath: ['place', 'id'] }).createIndex('place', 'place');
});

export const appliedStore = localStore(database, 'proposals');

/** Counts the changes of this page, so that what shows them reads them again. */
export const appliedEdition = observable(0);

const parseKept = (found: readonly unknown[]): readonly KeptEdits[] =>
  found.flatMap((one) => applied.safeParse(one).data ?? []);

/**
 * Numbers what was applied to one assistant, oldest first. A number that was kept stays the same when older entries expire;
 * an entry without one follows the entry before it.
 */
export function numberApplied(kept: readonly KeptEdits[]): readonly AppliedEdits[] {
  let last = 0;
  return [...kept]
    .sort((one, other) => one.at - other.at)
    .map((entry) => {
      last = Math.max(entry.number ?? 0, last + 1);
      return { ...entry, number: last };
    });
}

/** Keeps what is being applied. Where this browser can't, nothing else depends on it. */
export async function noteApplied(edits: Omit<KeptEdits, 'number'>): Promise<void> {
  try {
    // One transaction: two tabs don't take the same number.
    const { store, done } = (await database(edits.place)).transaction('proposals', 'readwrite');
    const found = parseKept(await store.index('place').getAll(edits.place));
    const former = new Map(found.filter(({ id }) => id !== edits.id).map((entry) => [entry.id, entry]));
    for (const entry of numberApplied([...former.values(), edits]))
      if (former.get(entry.id)?.number !== entry.number) await store.put(entry);
    await done;
    appliedEdition.set(appliedEdition.get() + 1);
  } catch {
    // The application itself is told on the screen, and in the activity.
  }
}

/** Says what became of it; with null it was not applied, and isn't kept. */
export async function settleKept(
  place: string,
  id: string,
  state: AppliedEdits['state'] | null,
): Promise<void> {
  try {
    // One transaction: what is removed meanwhile isn't written again.
    const { store, done } = (await database(place)).transaction('proposals', 'readwrite');
    const kept = applied.safeParse(await store.get([place, id])).data;
    if (state === null) await store.delete([place, id]);
    else if (kept) await store.put({ ...kept, state });
    await done;
    appliedEdition.set(appliedEdition.get() + 1);
  } catch {
    // As above.
  }
}

/** What was applied to one assistant from here, the newest first. None where this browser keeps nothing. */
export async function appliedTo(place: string): Promise<readonly AppliedEdits[]> {
  try {
    const found = await (await database()).getAllFromIndex('proposals', 'place', place);
    return numberApplied(parseKept(found)).toReversed();
  } catch {
    return [];
  }
}
