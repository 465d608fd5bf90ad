// The checks of prompts in this browser, one list per assistant, in IndexedDB, because the platform stores none.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { epochMsSchema } from '~/lib/time/moment';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';

interface ChecksSchema extends DBSchema {
  checks: { key: string; value: unknown };
}

const id = z.string();
/** The path of the prompt to check, such as `config.system_prompt`. Null to check every prompt. */
const path = z.nullable(z.string());
const text = z.string().check(z.minLength(1));

const checkSchema = z.discriminatedUnion('kind', [
  z.object({ id, path, kind: z.literal('contains'), text }),
  z.object({ id, path, kind: z.literal('excludes'), text }),
  z.object({ id, path, kind: z.literal('heading'), text }),
  /** `length` is counted in Unicode code points. */
  z.object({ id, path, kind: z.literal('max-length'), length: z.int().check(z.positive()) }),
  z.object({ id, path, kind: z.literal('links') }),
  z.object({ id, kind: z.literal('teams'), names: z.array(text).check(z.minLength(1)) }),
  z.object({ id, kind: z.literal('labels'), names: z.array(text).check(z.minLength(1)) }),
]);
export type PromptCheck = z.output<typeof checkSchema>;

/** `at` is the time of the last use, in milliseconds since the epoch. */
const listSchema = z.object({ checks: z.array(z.unknown()), at: epochMsSchema });

/**
 * The minimum time in milliseconds between two updates of a list's last-used time, which keeps a list that is in use
 * from expiring.
 */
const TOUCH_AFTER_MS = 30 * 24 * 3600 * 1000;

const database = createLazyDatabase<ChecksSchema>(
  'prompt-checks',
  (db) => void db.createObjectStore('checks'),
);

/** A stored list. */
export interface StoredChecks {
  readonly checks: readonly PromptCheck[];
  /** Damaged checks and checks of a newer version. They stay stored but aren't used. */
  readonly unreadable: readonly unknown[];
  readonly at: number;
}

/** Parses a stored list. Returns null if it isn't a list at all. */
export function parseStoredChecks(value: unknown): StoredChecks | null {
  const { data } = listSchema.safeParse(value);
  if (!data) return null;
  const checks: PromptCheck[] = [];
  const unreadable: unknown[] = [];
  for (const one of data.checks) {
    const parsed = checkSchema.safeParse(one);
    if (parsed.success) checks.push(parsed.data);
    else unreadable.push(one);
  }
  return { checks, unreadable, at: data.at };
}

/** The store of the lists. Each check counts as one entry. */
export const promptCheckStore = createLocalStore(database, 'checks', {
  countEntries: (value) => listSchema.safeParse(value).data?.checks.length ?? 0,
});

/** A revision number, incremented on every change in this page so that components load the checks again. */
export const promptCheckRevision = createObservable(0);

const getChecksKey = (scope: Scope, assistantId: string): string =>
  JSON.stringify([getScopeKey(scope), scope.tenant, assistantId]);

/** Returns the checks of an assistant's prompts. Returns null if storage is unavailable. */
export async function readPromptChecks(
  scope: Scope,
  assistantId: string,
): Promise<readonly PromptCheck[] | null> {
  try {
    const key = getChecksKey(scope, assistantId);
    const stored = parseStoredChecks(await (await database()).get('checks', key));
    // Stores the same checks again with the current time.
    if (stored && stored.at < Date.now() - TOUCH_AFTER_MS)
      await updatePromptChecks(scope, assistantId, (checks) => checks);
    return stored?.checks ?? [];
  } catch {
    return null;
  }
}

/** Changes the stored checks, based on their latest state from all tabs. Returns false if storage is unavailable. */
export async function updatePromptChecks(
  scope: Scope,
  assistantId: string,
  change: (checks: readonly PromptCheck[]) => readonly PromptCheck[],
): Promise<boolean> {
  try {
    const key = getChecksKey(scope, assistantId);
    const { store, done } = (await database(key)).transaction('checks', 'readwrite');
    const stored = parseStoredChecks(await store.get(key));
    const checks = [...change(stored?.checks ?? []), ...(stored?.unreadable ?? [])];
    await Promise.all([
      checks.length > 0 ? store.put({ checks, at: Date.now() }, key) : store.delete(key),
      done,
    ]);
    promptCheckRevision.set(promptCheckRevision.get() + 1);
    return true;
  } catch {
    return false;
  }
}
