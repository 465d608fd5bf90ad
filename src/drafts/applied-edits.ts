// The edits applied to assistants from this browser, each with the versions before and after. They are stored in
// IndexedDB, because the platform has no such list.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { createObservable } from '~/lib/create-observable';
import { epochMsSchema } from '~/lib/time/moment';
import { assistantContentSchema } from './assistant-drafts';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface AppliedSchema extends DBSchema {
  proposals: { key: [string, string]; value: unknown; indexes: { place: string } };
}

const applied = z.readonly(
  z.object({
    /** The draft key, which identifies the assistant, the workspace and the person. */
    place: z.string(),
    id: z.string(),
    /** Milliseconds since the epoch. */
    at: epochMsSchema,
    /** Sequence number per assistant in this browser. Missing in entries of older builds. */
    number: z.optional(z.int()),
    state: z.enum(['applied', 'not-confirmed']),
    /**
     * The content before the edits. Null if the assistant was edited without being loaded, so that only the difference
     * is known.
     */
    before: z.nullable(assistantContentSchema),
    after: z.nullable(assistantContentSchema),
    /** The difference as returned by the platform. */
    diff: z.string(),
    /** The user's note of one line. The platform has no field for it. */
    comment: z.optional(z.string()),
  }),
);
type StoredEdits = z.output<typeof applied>;
export type AppliedEdits = StoredEdits & { readonly number: number };

const database = createLazyDatabase<AppliedSchema>('assistant-proposals', (db) => {
  db.createObjectStore('proposals', { keyPath: ['place', 'id'] }).createIndex('place', 'place');
});

export const appliedEditsStore = createLocalStore(database, 'proposals');

/** A revision number. Every change in this page increments it, so that components load the entries again. */
export const appliedEditsRevision = createObservable(0);

const parseStored = (found: readonly unknown[]): readonly StoredEdits[] =>
  found.flatMap((one) => applied.safeParse(one).data ?? []);

/**
 * Numbers the edits of an assistant, oldest first. An entry with a stored number keeps it, even when older entries
 * expire. An entry without a stored number gets the number after its predecessor's.
 */
export function assignEditNumbers(kept: readonly StoredEdits[]): readonly AppliedEdits[] {
  let last = 0;
  return [...kept]
    .sort((one, other) => one.at - other.at)
    .map((entry) => {
      last = Math.max(entry.number ?? 0, last + 1);
      return { ...entry, number: last };
    });
}

/** Stores edits that are being applied. */
export async function storeAppliedEdits(edits: Omit<StoredEdits, 'number'>): Promise<void> {
  try {
    // Uses a single transaction, so that two tabs can't assign the same number.
    const { store, done } = (await database(edits.place)).transaction('proposals', 'readwrite');
    const found = parseStored(await store.index('place').getAll(edits.place));
    const former = new Map(found.filter(({ id }) => id !== edits.id).map((entry) => [entry.id, entry]));
    for (const entry of assignEditNumbers([...former.values(), edits]))
      if (former.get(entry.id)?.number !== entry.number) await store.put(entry);
    await done;
    appliedEditsRevision.set(appliedEditsRevision.get() + 1);
  } catch {
    // Ignored, because the screen and the activity also show the edits.
  }
}

/** Stores the outcome of edits. Removes the edits if the outcome is null, because they weren't applied. */
export async function storeEditsOutcome(
  place: string,
  id: string,
  state: AppliedEdits['state'] | null,
): Promise<void> {
  try {
    // Uses a single transaction, so that an entry removed in the meantime isn't written again.
    const { store, done } = (await database(place)).transaction('proposals', 'readwrite');
    const kept = applied.safeParse(await store.get([place, id])).data;
    if (state === null) await store.delete([place, id]);
    else if (kept) await store.put({ ...kept, state });
    await done;
    appliedEditsRevision.set(appliedEditsRevision.get() + 1);
  } catch {
    // Ignored, because the screen and the activity also show the outcome.
  }
}

/**
 * Stores or removes the comment of edits. Returns false if storage is unavailable or the edits were removed in the
 * meantime.
 */
export async function storeEditsComment(place: string, id: string, comment: string): Promise<boolean> {
  try {
    const { store, done } = (await database(place)).transaction('proposals', 'readwrite');
    const kept = applied.safeParse(await store.get([place, id])).data;
    if (kept) await store.put({ ...kept, comment });
    await done;
    appliedEditsRevision.set(appliedEditsRevision.get() + 1);
    return kept !== undefined;
  } catch {
    return false;
  }
}

/** Returns the edits applied to an assistant from this browser, newest first. Null if storage is unavailable. */
export async function listAppliedEdits(place: string): Promise<readonly AppliedEdits[] | null> {
  try {
    const found = await (await database()).getAllFromIndex('proposals', 'place', place);
    return assignEditNumbers(parseStored(found)).toReversed();
  } catch {
    return null;
  }
}
