// The journal of imports, in IndexedDB: what was about to be written, and what became of it. It holds short codes and
// outcomes, no texts; a run is found again by the person, the workspace and the content of the file.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { sha256 } from '~/lib/sha256';
import { lazyDatabase } from './database';
import { localStore } from './local-store';

interface JournalSchema extends DBSchema {
  entries: { key: [run: string, shortCode: string]; value: unknown };
}

const keptOutcome = z.union([
  z.object({ kind: z.enum(['created', 'changed', 'same']) }),
  z.object({
    kind: z.literal('refused'),
    why: z.enum([
      'blank-short-code',
      'blank-content',
      'not-text',
      'columns',
      'no-update',
      'duplicate',
      'taken',
      'edited-since',
      'gone',
      'platform',
    ]),
    message: z.nullable(z.string()),
  }),
]);

/** What is read back is checked: another version of the console may have written it. */
const entrySchema = z.union([
  z.object({ step: z.literal('intent'), kind: z.enum(['new', 'changed']) }),
  z.object({ step: z.literal('ended'), outcome: keptOutcome }),
]);

/** What was kept of a row: that it was about to be sent, or how it ended. */
export type JournalEntry = z.output<typeof entrySchema>;
export type KeptOutcome = z.output<typeof keptOutcome>;

const database = lazyDatabase<JournalSchema>(
  'canned-response-imports',
  (db) => void db.createObjectStore('entries'),
);

export const importStore = localStore(database, 'entries');

/** Names a run: whose, where, and by the file's content, not its name. */
export const runKeyOf = async (scope: Scope, text: string): Promise<string> =>
  `${scopeKey(scope)}#${await sha256(text)}`;

const rangeOf = (runKey: string) => IDBKeyRange.bound([runKey, ''], [runKey, '\uFFFF']);

/** What an earlier run of the same file kept, by short code. Throws where this browser keeps nothing. */
export async function keptEntries(runKey: string): Promise<Map<string, JournalEntry>> {
  const db = await database();
  const range = rangeOf(runKey);
  const [keys, values] = await Promise.all([db.getAllKeys('entries', range), db.getAll('entries', range)]);
  return new Map(
    keys.flatMap(([, shortCode], index) => {
      const entry = entrySchema.safeParse(values[index]);
      return entry.success ? [[shortCode, entry.data] as const] : [];
    }),
  );
}

export async function keepEntry(runKey: string, shortCode: string, entry: JournalEntry): Promise<void> {
  await (await database(runKey)).put('entries', { ...entry, at: Date.now() }, [runKey, shortCode]);
}

/** Forgets a run, so that the file can be imported anew. */
export async function dropEntries(runKey: string): Promise<void> {
  await (await database()).delete('entries', rangeOf(runKey));
}
