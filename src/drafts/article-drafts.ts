// Unsaved and formerly saved texts of articles, in this browser's IndexedDB: nothing that was typed is lost with the page.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';

const words = {
  title: z.string(),
  description: z.string(),
  content: z.string(),
  category_id: z.nullable(z.number()),
};
const articleWords = z.object(words);
/** What a person writes of an article. */
export type ArticleWords = z.output<typeof articleWords>;

const articleBase = z.object({
  ...words,
  status: z.string(),
  associated_article_id: z.nullable(z.number()),
  updated_at: z.string(),
});
/** An article as the platform had it when the work on it began: what the next save is checked against. */
export type ArticleBase = z.output<typeof articleBase>;

const draftRecord = z.object({
  place: z.string(),
  tab: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Null where the article doesn't exist yet. */
  base: z.nullable(articleBase),
  mine: articleWords,
});
export type ArticleDraft = z.output<typeof draftRecord>;

const versionRecord = z.object({
  id: z.optional(z.number()),
  place: z.string(),
  at: z.number(),
  /** `saved`: the platform took it. `typed`: it stood in the editor. */
  kind: z.enum(['saved', 'typed']),
  mine: articleWords,
});
export type ArticleVersion = z.output<typeof versionRecord>;

interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: unknown; indexes: { place: string } };
  versions: { key: number; value: unknown; indexes: { place: string } };
}

/** How many versions of each kind are kept for one article, and for how long, in milliseconds. */
const KEPT_VERSIONS = 10;
const KEPT_FOR = 30 * 24 * 3600 * 1000;

/** Names an article of one person in one workspace. `articleId` is null for one that doesn't exist yet. */
export const articlePlace = (scope: Scope, portalSlug: string, articleId: number | null): string =>
  `${scopeKey(scope)}|${portalSlug}|${articleId ?? 'new'}`;

let opening: Promise<IDBPDatabase<DraftSchema>> | null = null;

/** One connection for all: opening anew for each pause in the typing would cost more than the writing. */
function database(): Promise<IDBPDatabase<DraftSchema>> {
  opening ??= openDB<DraftSchema>('article-drafts', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['place', 'tab'] }).createIndex('place', 'place');
      const versions = db.createObjectStore('versions', { keyPath: 'id', autoIncrement: true });
      versions.createIndex('place', 'place');
    },
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Keeps what stands in one tab's editor. False where this browser couldn't: no room, no storage. */
export async function keepArticleDraft(draft: ArticleDraft): Promise<boolean> {
  try {
    await (await database()).put('drafts', draft);
    return true;
  } catch {
    return false;
  }
}

export async function dropArticleDraft(place: string, tab: string): Promise<void> {
  await database()
    .then((db) => db.delete('drafts', [place, tab]))
    .catch(() => undefined);
}

/** What other tabs and former visits left at a place, newest first. What can't be read is left where it is. */
export async function articleDrafts(place: string): Promise<ArticleDraft[]> {
  try {
    const found = await (await database()).getAllFromIndex('drafts', 'place', place);
    return found
      .flatMap((one) => {
        const parsed = draftRecord.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      })
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Remembers a version, and lets the oldest of its kind go. False where this browser couldn't. */
export async function keepArticleVersion(version: ArticleVersion): Promise<boolean> {
  try {
    const store = (await database()).transaction('versions', 'readwrite').store;
    await store.add(version);
    const kept = await store.index('place').getAll(version.place);
    const alike = kept
      .map((one) => versionRecord.safeParse(one).data)
      .filter((one) => one?.kind === version.kind)
      .sort((a, b) => (b?.at ?? 0) - (a?.at ?? 0));
    const oldest = Date.now() - KEPT_FOR;
    for (const [index, one] of alike.entries()) {
      if (one?.id !== undefined && (index >= KEPT_VERSIONS || one.at < oldest)) await store.delete(one.id);
    }
    return true;
  } catch {
    return false;
  }
}

/** The versions of an article that this browser remembers, newest first. */
export async function articleVersions(place: string): Promise<ArticleVersion[]> {
  try {
    const found = await (await database()).getAllFromIndex('versions', 'place', place);
    return found
      .flatMap((one) => {
        const parsed = versionRecord.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      })
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}
