// Unsaved and formerly saved texts of articles, in this browser's IndexedDB: nothing that was typed is lost with the page.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { type EditedText, wholeText } from '~/lib/text/line-ends';
import { moment } from '~/lib/time/moment';
import {
  type ArticleBase,
  articleBase,
  articleFields,
  type OriginRecord,
  originFrom,
  originOf,
  originParts,
  originRecord,
} from './article-origin';
import { lazyDatabase } from './database';
import { type Fitted, fitFields } from './fit-fields';
import { localStore } from './local-store';
import { draftFields, pageDrafts } from './page-drafts';
import { keepUnrestored } from './unrestored-texts';

export type { ArticleBase } from './article-origin';

const words = { ...articleFields, content: z.string() };
const articleWords = z.object(words);
/** What a person writes of an article. */
export type ArticleWords = z.output<typeof articleWords>;
/** The same as it is kept while somebody types: the text as little as it is. */
export type KeptWords = Omit<ArticleWords, 'content'> & { readonly content: EditedText };

const draftRecord = z.object({
  ...draftFields,
  /** Null where the article doesn't exist yet. */
  base: z.nullable(articleBase),
  mine: articleWords,
});
export type ArticleDraft = z.output<typeof draftRecord>;

/** What was typed over the text of the page's origin: rewritten every moment, and small however long the text is. */
const editedRecord = z.object({
  ...draftFields,
  /** Which of the page's origins it was typed over: those of one are never read over the text of another. */
  origin: z.optional(z.number()),
  mine: z.object({
    ...articleFields,
    edits: z.array(z.object({ from: z.number(), to: z.number(), insert: z.string() })),
  }),
});

const draftRecords = z.union([draftRecord, editedRecord, originRecord]);
type DraftRecord = z.output<typeof draftRecords>;
const anyRecord = z.looseObject(draftFields);
type AnyRecord = z.output<typeof anyRecord>;
const drafts = pageDrafts('article-drafts', anyRecord);

const NOTHING_WRITTEN: ArticleWords = { title: '', description: '', category_id: null, content: '' };

/** Fits what a page kept of its typing to today's fields; those of the article fill in what is absent. */
export function fitArticleDraft(record: AnyRecord, origins: readonly OriginRecord[]): Fitted<AnyRecord> {
  const isEdited = !('base' in record);
  const { data: base } = isEdited
    ? { data: originFrom(origins, originOf(record.tab, z.number().safeParse(record.origin).data))?.base }
    : z.nullable(articleBase).safeParse(record.base);
  // Without the article that it started from, its changes are unknown, so all of it is kept as text.
  if (base === undefined) return { values: null, unfit: [{ field: 'mine', value: record.mine }] };
  const { title, description, category_id, content } = base ?? NOTHING_WRITTEN;
  const fields = { title, description, category_id };
  const { values, unfit } = isEdited
    ? fitFields<object>(record.mine, { ...fields, edits: [] }, editedRecord.shape.mine)
    : fitFields<object>(record.mine, { ...fields, content }, articleWords);
  return { values: values && { ...record, mine: values }, unfit };
}

/** The drafts that some records are, their texts made whole. */
export function draftsOf(records: readonly DraftRecord[]): ArticleDraft[] {
  const origins = records.flatMap((one) => ('mine' in one ? [] : [one]));
  return records.flatMap((one) => {
    if (!('mine' in one)) return [];
    if ('base' in one) return [one];
    const { origin, ...draft } = one;
    const over = originFrom(origins, originOf(one.tab, origin));
    if (!over) return [];
    const { base } = over;
    const { edits, ...mine } = one.mine;
    const content = wholeText({ text: over.text ?? base?.content ?? '', edits });
    return [{ ...draft, base, mine: { ...mine, content } }];
  });
}

interface EditedDraft {
  readonly place: string;
  readonly tab: string;
  readonly base: ArticleBase | null;
  readonly mine: KeptWords;
  /** A number of the page's own for this base together with the text that was typed over. */
  readonly origin: number;
}

export const articleDrafts = {
  open: drafts.open,
  /** A whole draft, which no page is typing. False where this browser couldn't. */
  keep: (draft: ArticleDraft): Promise<boolean> => drafts.keep(draft),
  /** What is being typed. False where this browser couldn't. */
  keepEdited({ place, tab, base, mine, origin }: EditedDraft): Promise<boolean> {
    const at = Date.now();
    const { content, ...others } = mine;
    const { text, edits } = content;
    const over = { place, tab: originOf(tab, origin), at, base, text: text === base?.content ? null : text };
    return drafts.keep({ place, tab, at, origin, mine: { ...others, edits: [...edits] } }, originParts(over));
  },
  drop: drafts.drop,
  /**
   * What was kept under a key by whatever page, newest first. What doesn't fit is kept as text (`UnrestoredNotice`), and the
   * rest in its place, except of `living` tabs, which still write theirs.
   */
  async all(draftKey: string, living: ReadonlySet<string>): Promise<ArticleDraft[]> {
    const all = await drafts.all(draftKey);
    const origins = all.flatMap((one) => originRecord.safeParse(one).data ?? []);
    const typed = all.filter(({ mine }) => mine !== undefined);
    const fitted = typed.map(async (record) => {
      const { values, unfit } = fitArticleDraft(record, origins);
      const isLeft = unfit.length > 0 && !living.has(record.tab);
      if (isLeft && (await keepUnrestored(draftKey, record, unfit)))
        await (values ? drafts.keep(values) : drafts.drop(draftKey, record.tab));
      return values ? (draftRecords.safeParse(values).data ?? []) : [];
    });
    return draftsOf([...(await Promise.all(fitted)).flat(), ...origins]);
  },
};

const versionRecord = z.object({
  id: z.optional(z.number()),
  place: z.string(),
  at: moment,
  /** `saved`: the platform took it. `former`: it was there before that. `typed`: it stood in the editor. */
  kind: z.enum(['saved', 'former', 'typed']),
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

/** Unsaved texts, and former ones. */
export const articleStores = {
  drafts: drafts.store,
  versions: localStore(versions, 'versions', { index: 'place' }),
};

/** Remembers a version, and lets the oldest of its kind go. False where this browser couldn't. */
export async function keepArticleVersion(version: ArticleVersion): Promise<boolean> {
  try {
    const { store, done } = (await versions(version.place)).transaction('versions', 'readwrite');
    // It fails with the transaction, whichever of its requests did.
    const ended = done.then(
      () => true,
      () => false,
    );
    await store.add(version);
    const oldest = Date.now() - KEPT_FOR;
    let alike = 0;
    // One after the other, from the newest on: all of them at once may be many long texts.
    for await (const cursor of store.index('place').iterate(version.place, 'prev')) {
      const { data } = versionRecord.safeParse(cursor.value);
      if (data?.kind === version.kind && (++alike > KEPT_VERSIONS || data.at < oldest)) await cursor.delete();
    }
    return await ended;
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
