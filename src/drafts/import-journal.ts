// The journal of canned response imports, in IndexedDB. It contains the short code of each row that is about to be
// written and the row's outcome, but not the response's text. An import is identified by the person, the workspace and
// the content of the file.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { hashText } from '~/lib/sha256';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

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

/** Validates stored entries, because another version of the console may have written them. */
const entrySchema = z.union([
  z.object({ step: z.literal('intent'), kind: z.enum(['new', 'changed']) }),
  z.object({ step: z.literal('ended'), outcome: keptOutcome }),
]);

/** The state of an imported row, which is either about to be sent or has an outcome. */
export type JournalEntry = z.output<typeof entrySchema>;
export type StoredOutcome = z.output<typeof keptOutcome>;

const database = createLazyDatabase<JournalSchema>(
  'canned-response-imports',
  (db) => void db.createObjectStore('entries'),
);

export const importJournalStore = createLocalStore(database, 'entries');

/** Returns the key of an import, derived from the scope and the content of the file. The file's name doesn't matter. */
export const createImportKey = async (scope: Scope, text: string): Promise<string> =>
  `${getScopeKey(scope)}#${await hashText(text)}`;

const getKeyRange = (runKey: string) => IDBKeyRange.bound([runKey, ''], [runKey, '\uFFFF']);

/** Maps each short code to its entry in an earlier import of the same file. Throws if storage is unavailable. */
export async function readJournalEntries(runKey: string): Promise<Map<string, JournalEntry>> {
  const db = await database();
  const range = getKeyRange(runKey);
  const [keys, values] = await Promise.all([db.getAllKeys('entries', range), db.getAll('entries', range)]);
  return new Map(
    keys.flatMap(([, shortCode], index) => {
      const entry = entrySchema.safeParse(values[index]);
      return entry.success ? [[shortCode, entry.data] as const] : [];
    }),
  );
}

/** Stores the state of an imported row. Throws if storage is unavailable. */
export async function storeJournalEntry(
  runKey: string,
  shortCode: string,
  entry: JournalEntry,
): Promise<void> {
  await (await database(runKey)).put('entries', { ...entry, at: Date.now() }, [runKey, shortCode]);
}

/** Removes the journal of an import, so that the file can be imported again. */
export async function dropJournalEntries(runKey: string): Promise<void> {
  await (await database()).delete('entries', getKeyRange(runKey));
}
