// Unsaved and formerly saved texts of articles, in this browser's IndexedDB: nothing that was typed is lost with the page.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { lazyDatabase } from './database';
import { draftFields, pageDrafts } from './page-drafts';

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
  ...draftFields,
  /** Null where the article doesn't exist yet. */
  base: z.nullable(articleBase),
  mine: articleWords,
});
export type ArticleDraft = z.output<typeof draftRecord>;

export const articleDrafts = pageDrafts('article-drafts', draftRecord);

const versionRecord = z.object({
  id: z.optional(z.number()),
  place: z.string(),
  at: z.number(),
  /** `saved`: the platform took it. `typed`: it stood in the editor. */
  kind: z.enum(['saved', 'typed']),
  mine: articleWords,
});
export type ArticleVersion = z.output<typeof versionRecord>;

interface VersionSchema extends DBSchema {
  versions: { key: number; value: unknown; indexes: { place: string } };
}

/** How many versions of each kind are kept for one article, and for how long, in milliseconds. */
const KEPT_VERSIONS = 10;
const KEPT_FOR = 30 * 24 * 3600 * 1000;

/** Names an article of one person in one workspace. `articleId` is null for one that doesn't exist yet. */
export const articleDraftKey = (scope: Scope, portalSlug: string, articleId: number | null): string =>
  `${scopeKey(scope)}|${portalSlug}|${articleId ?? 'new'}`;

const versions = lazyDatabase<VersionSchema>('article-versions', (db) => {
  db.createObjectStore('versions', { keyPath: 'id', autoIncrement: true }).createIndex('place', 'place');
});

/** Remembers a version, and lets the oldest of its kind go. False where this browser couldn't. */
export async function keepArticleVersion(version: ArticleVersion): Promise<boolean> {
  try {
    const store = (await versions()).transaction('versions', 'readwrite').store;
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
export async function articleVersions(draftKey: string): Promise<ArticleVersion[]> {
  try {
    const found = await (await versions()).getAllFromIndex('versions', 'place', draftKey);
    return found.flatMap((one) => versionRecord.safeParse(one).data ?? []).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}
