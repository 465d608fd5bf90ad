// Stores of unsaved work in this browser's IndexedDB: what each page holds under each draft key outlives the page.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';
import { commitWrites, lazyDatabase } from './database';
import { type LocalStore, localStore } from './local-store';

interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: unknown; indexes: { place: string } };
}

/** What every draft says of itself. */
export const draftFields = {
  /** Its draft key, whose work on what it is, by the name that it has always been stored under. */
  place: z.string(),
  /** The page that it was typed in. */
  tab: z.string(),
  /** Milliseconds since the epoch. */
  at: moment,
};
interface PageDraft {
  readonly place: string;
  readonly tab: string;
  readonly at: number;
}

export interface PageDrafts<Draft extends PageDraft> {
  /** Opens the database ahead. The first key would wait for it, and be lost if the page ended meanwhile. */
  readonly open: () => void;
  /**
   * False where this browser couldn't keep it: no space, no storage. `beside` is what it is nothing without, under names
   * that begin with its own and a space. It is written unless this page has kept its first one before, and replaces what was there.
   */
  readonly keep: (draft: Draft, beside?: readonly Draft[]) => Promise<boolean>;
  /** Removes a page's draft, and what is kept beside it. */
  readonly drop: (draftKey: string, tab: string) => Promise<void>;
  /** What was kept under a key by whatever page, newest first. */
  readonly all: (draftKey: string) => Promise<readonly Draft[]>;
  /** What was kept under a key by this page, and by those that are no more; newest first. */
  readonly left: (draftKey: string) => Promise<readonly Draft[]>;
  readonly store: LocalStore;
}

/** Names this page among those that keep drafts. */
export const TAB = crypto.randomUUID();
const lockOf = (tab: string) => `page-drafts:${tab}`;

/** The keys of what is kept beside a page's draft. */
const rangeBeside = (draftKey: string, tab: string) =>
  IDBKeyRange.bound([draftKey, `${tab} `], [draftKey, `${tab} \uffff`]);

const DAY = 24 * 3600 * 1000;

let isLocked = false;

/** Says, for as long as this page lives, that it is there: a crash ends it, too. */
function lockTab(): void {
  if (isLocked) return;
  isLocked = true;
  void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined)).catch(() => undefined);
}

/** The store of one kind of drafts. What can't be read as one is left where it is. */
export function pageDrafts<Draft extends PageDraft>(
  name: string,
  record: z.ZodMiniType<Draft>,
): PageDrafts<Draft> {
  const database = lazyDatabase<DraftSchema>(name, (db) => {
    db.createObjectStore('drafts', { keyPath: ['place', 'tab'] }).createIndex('place', 'place');
  });
  const all = async (draftKey: string) => {
    const found = await (await database()).getAllFromIndex('drafts', 'place', draftKey);
    return found.flatMap((one) => record.safeParse(one).data ?? []).sort((one, other) => other.at - one.at);
  };
  /** The first record beside each draft that this page keeps, so that no read comes before the write. */
  const keptBeside = new Map<string, { readonly first: string; readonly at: number }>();
  /** Reports false a day after the last write, since another page may have removed old drafts meanwhile. */
  const isBeside = (name: string, first: string) => {
    const kept = keptBeside.get(name);
    return kept?.first === first && Date.now() - kept.at < DAY;
  };

  return {
    store: localStore(database, 'drafts'),
    open: () => void database().catch(() => undefined),
    async keep(draft, beside = []) {
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
    async drop(draftKey, tab) {
      keptBeside.delete(JSON.stringify([draftKey, tab]));
      try {
        const transaction = (await database()).transaction('drafts', 'readwrite');
        const { store } = transaction;
        await commitWrites(transaction, [
          store.delete([draftKey, tab]),
          store.delete(rangeBeside(draftKey, tab)),
        ]);
      } catch {
        // What can't be removed is offered once more.
      }
    },
    all: (draftKey) => all(draftKey).catch(() => []),
    async left(draftKey) {
      try {
        const [drafts, locks] = await Promise.all([
          all(draftKey),
          navigator.locks?.query().catch(() => undefined),
        ]);
        const living = new Set(locks?.held?.map(({ name: lock }) => lock));
        living.delete(lockOf(TAB));
        return drafts.filter(({ tab }) => !living.has(lockOf(tab)));
      } catch {
        return [];
      }
    },
  };
}
