// Stores unsaved work (drafts) in IndexedDB. Every page stores a separate draft under each draft key.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { epochMsSchema } from '~/lib/time/moment';
import { commitWrites, createLazyDatabase } from './database';
import { createLocalStore, type LocalStore } from './local-store';

interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: unknown; indexes: { place: string } };
}

/** The fields of every draft. */
export const draftFieldSchemas = {
  /**
   * The draft key, which identifies the record and the person. The name of this field can't change, because it is part
   * of stored data.
   */
  place: z.string(),
  /** The ID of the page in which the draft was typed. */
  tab: z.string(),
  /** Milliseconds since the epoch. */
  at: epochMsSchema,
};
interface PageDraft {
  readonly place: string;
  readonly tab: string;
  readonly at: number;
}

/** The store of one kind of drafts. Its functions don't throw. */
export interface PageDrafts<Draft extends PageDraft> {
  /**
   * Opens the database before the first write. Otherwise, storing the first keystroke would wait for the database, and
   * the keystroke would be lost if the page were closed in the meantime.
   */
  readonly open: () => void;
  /**
   * Stores a draft. Returns false if storage is unavailable or full. `beside` contains the additional records that the
   * draft depends on. Their `tab` starts with the draft's `tab` and a space. They replace the draft's earlier
   * additional records, but are written only if the `tab` of the first record has changed.
   */
  readonly storeDraft: (draft: Draft, beside?: readonly Draft[]) => Promise<boolean>;
  /** Removes a page's draft and the records that it depends on. */
  readonly removeDraft: (draftKey: string, tab: string) => Promise<void>;
  /** Returns the drafts of all pages under a key, newest first. */
  readonly listAll: (draftKey: string) => Promise<readonly Draft[]>;
  /** Returns the drafts of this page and of closed pages under a key, newest first. */
  readonly listRestorable: (draftKey: string) => Promise<readonly Draft[]>;
  /** Returns the drafts of other open pages under a key, newest first. */
  readonly listElsewhere: (draftKey: string) => Promise<readonly Draft[]>;
  readonly store: LocalStore;
}

/** The ID of this page. */
export const PAGE_INSTANCE_ID = crypto.randomUUID();
const getLockName = (tab: string) => `page-drafts:${tab}`;

/** Returns the key range of the records that a page's draft depends on. */
const rangeBeside = (draftKey: string, tab: string) =>
  IDBKeyRange.bound([draftKey, `${tab} `], [draftKey, `${tab} \uffff`]);

const DAY = 24 * 3600 * 1000;

let isLocked = false;

/**
 * Holds a lock while this page exists, so that other pages know that this page is open. The browser releases the lock
 * even after a crash.
 */
function lockTab(): void {
  if (isLocked) return;
  isLocked = true;
  void navigator.locks
    ?.request(getLockName(PAGE_INSTANCE_ID), () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** Creates the store of one kind of drafts. Ignores records with invalid data, but doesn't remove them. */
export function createPageDrafts<Draft extends PageDraft>(
  name: string,
  record: z.ZodMiniType<Draft>,
): PageDrafts<Draft> {
  const database = createLazyDatabase<DraftSchema>(name, (db) => {
    db.createObjectStore('drafts', { keyPath: ['place', 'tab'] }).createIndex('place', 'place');
  });
  const all = async (draftKey: string) => {
    const found = await (await database()).getAllFromIndex('drafts', 'place', draftKey);
    return found.flatMap((one) => record.safeParse(one).data ?? []).sort((one, other) => other.at - one.at);
  };
  /**
   * Maps each draft of this page to the name of the first record that the draft depends on. A different name shows that
   * the records have changed, so that changes are detected without loading the records.
   */
  const keptBeside = new Map<string, { readonly first: string; readonly at: number }>();
  /**
   * Reports whether the records that a draft depends on are already stored. Returns false a day after the last write,
   * because another page may have removed them as expired.
   */
  const isBeside = (name: string, first: string) => {
    const kept = keptBeside.get(name);
    return kept?.first === first && Date.now() - kept.at < DAY;
  };

  /**
   * Returns the drafts of other open pages if `isElsewhere` is true, otherwise the drafts of this page and of closed
   * pages. Returns an empty list if storage is unavailable.
   */
  const listByPage = async (draftKey: string, isElsewhere: boolean) => {
    try {
      const [drafts, locks] = await Promise.all([
        all(draftKey),
        navigator.locks?.query().catch(() => undefined),
      ]);
      const living = new Set(locks?.held?.map(({ name: lock }) => lock));
      living.delete(getLockName(PAGE_INSTANCE_ID));
      return drafts.filter(({ tab }) => living.has(getLockName(tab)) === isElsewhere);
    } catch {
      return [];
    }
  };

  return {
    store: createLocalStore(database, 'drafts'),
    open: () => void database().catch(() => undefined),
    async storeDraft(draft, beside = []) {
      lockTab();
      const [first] = beside;
      const name = JSON.stringify([draft.place, draft.tab]);
      try {
        const transaction = (await database(draft.place)).transaction('drafts', 'readwrite');
        const { store } = transaction;
        const requests: Promise<unknown>[] = [store.put(draft)];
        if (first && !isBeside(name, first.tab))
          requests.push(
            store.delete(rangeBeside(draft.place, draft.tab)),
            ...beside.map((one) => store.put(one)),
          );
        if (first) keptBeside.set(name, { first: first.tab, at: Date.now() });
        await commitWrites(transaction, requests);
        return true;
      } catch {
        keptBeside.delete(name);
        return false;
      }
    },
    async removeDraft(draftKey, tab) {
      keptBeside.delete(JSON.stringify([draftKey, tab]));
      try {
        const transaction = (await database()).transaction('drafts', 'readwrite');
        const { store } = transaction;
        await commitWrites(transaction, [
          store.delete([draftKey, tab]),
          store.delete(rangeBeside(draftKey, tab)),
        ]);
      } catch {
        // Ignored, because a draft that can't be removed is offered again at the next visit.
      }
    },
    listAll: (draftKey) => all(draftKey).catch(() => []),
    listRestorable: (draftKey) => listByPage(draftKey, false),
    listElsewhere: (draftKey) => listByPage(draftKey, true),
  };
}
