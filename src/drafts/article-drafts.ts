// Unsaved text and previous versions of articles in IndexedDB, so that nothing typed is lost when the page is closed.
import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { applyTextEdits, type EditedText } from '~/lib/text/line-ends';
import { epochMsSchema } from '~/lib/time/moment';
import {
  type ArticleBase,
  type ArticleBaseRecord,
  articleBaseRecordSchema,
  articleBaseSchema,
  articleFieldSchemas,
  buildBaseVersionKey,
  joinBaseRecords,
  splitBaseRecords,
} from './article-base';
import { createLazyDatabase } from './database';
import { createLocalStore } from './local-store';
import { createPageDrafts, draftFieldSchemas } from './page-drafts';
import { type RestoredFields, restoreFields } from './restore-fields';
import { storeUnrestoredTexts } from './unrestored-texts';

export type { ArticleBase } from './article-base';

const words = { ...articleFieldSchemas, content: z.string() };
const articleWords = z.object(words);
/** The fields of an article that a person edits. */
export type ArticleText = z.output<typeof articleWords>;
/** The fields as stored while typing. The text is stored as edits, so that records stay small. */
export type StoredArticleText = Omit<ArticleText, 'content'> & { readonly content: EditedText };

const draftRecord = z.object({
  ...draftFieldSchemas,
  /** Null if the article doesn't exist yet. */
  base: z.nullable(articleBaseSchema),
  mine: articleWords,
});
export type ArticleDraft = z.output<typeof draftRecord>;

/**
 * The edits relative to the page's base text. Written on every keystroke, so the record must stay small even for long
 * articles.
 */
const editedRecord = z.object({
  ...draftFieldSchemas,
  /** The number of the base text that the edits apply to. The edits must never be applied to a different base text. */
  origin: z.optional(z.number()),
  mine: z.object({
    ...articleFieldSchemas,
    edits: z.array(z.object({ from: z.number(), to: z.number(), insert: z.string() })),
  }),
});

const draftRecords = z.union([draftRecord, editedRecord, articleBaseRecordSchema]);
type DraftRecord = z.output<typeof draftRecords>;
const anyRecord = z.looseObject(draftFieldSchemas);
type AnyRecord = z.output<typeof anyRecord>;
const drafts = createPageDrafts('article-drafts', anyRecord);

const NOTHING_WRITTEN: ArticleText = { title: '', description: '', category_id: null, content: '' };

/**
 * Converts a stored draft to the fields of the current form. Fields missing from the draft are taken from the article.
 */
export function restoreArticleDraft(
  record: AnyRecord,
  origins: readonly ArticleBaseRecord[],
): RestoredFields<AnyRecord> {
  const isEdited = !('base' in record);
  const { data: base } = isEdited
    ? {
        data: joinBaseRecords(
          origins,
          buildBaseVersionKey(record.tab, z.number().safeParse(record.origin).data),
        )?.base,
      }
    : z.nullable(articleBaseSchema).safeParse(record.base);
  // Keeps the whole draft as text, because the user's changes can't be determined without the base article.
  if (base === undefined) return { values: null, unfit: [{ field: 'mine', value: record.mine }] };
  const { title, description, category_id, content } = base ?? NOTHING_WRITTEN;
  const fields = { title, description, category_id };
  const { values, unfit } = isEdited
    ? restoreFields<object>(record.mine, { ...fields, edits: [] }, editedRecord.shape.mine)
    : restoreFields<object>(record.mine, { ...fields, content }, articleWords);
  return { values: values && { ...record, mine: values }, unfit };
}

/** Combines drafts with their base text into complete drafts. */
export function toDrafts(records: readonly DraftRecord[]): ArticleDraft[] {
  const origins = records.flatMap((one) => ('mine' in one ? [] : [one]));
  return records.flatMap((one) => {
    if (!('mine' in one)) return [];
    if ('base' in one) return [one];
    const { origin, ...draft } = one;
    const over = joinBaseRecords(origins, buildBaseVersionKey(one.tab, origin));
    if (!over) return [];
    const { base } = over;
    const { edits, ...mine } = one.mine;
    const content = applyTextEdits({ text: over.text ?? base?.content ?? '', edits });
    return [{ ...draft, base, mine: { ...mine, content } }];
  });
}

interface EditedDraft {
  readonly place: string;
  readonly tab: string;
  readonly base: ArticleBase | null;
  readonly mine: StoredArticleText;
  /** A number that is unique within the page. It identifies the pair of `base` and the text that the edits apply to. */
  readonly origin: number;
}

/** The drafts of articles with unsaved text. */
export const articleDrafts = {
  open: drafts.open,
  /** Stores a draft with its complete text, for use outside of an editor. Returns false if storage is unavailable. */
  storeDraft: (draft: ArticleDraft): Promise<boolean> => drafts.storeDraft(draft),
  /** Stores the edits of an editor. Returns false if storage is unavailable. */
  storeEdits({ place, tab, base, mine, origin }: EditedDraft): Promise<boolean> {
    const at = Date.now();
    const { content, ...others } = mine;
    const { text, edits } = content;
    const over = {
      place,
      tab: buildBaseVersionKey(tab, origin),
      at,
      base,
      text: text === base?.content ? null : text,
    };
    return drafts.storeDraft(
      { place, tab, at, origin, mine: { ...others, edits: [...edits] } },
      splitBaseRecords(over),
    );
  },
  removeDraft: drafts.removeDraft,
  /**
   * Returns all drafts of an article, from any page, newest first. Stores fields that aren't in the current form as
   * text for `UnrestoredTextsNotice`. Leaves the drafts of `living` tabs unchanged, because these tabs are open and
   * still write their drafts.
   */
  async listAll(draftKey: string, living: ReadonlySet<string>): Promise<ArticleDraft[]> {
    const all = await drafts.listAll(draftKey);
    const origins = all.flatMap((one) => articleBaseRecordSchema.safeParse(one).data ?? []);
    const typed = all.filter(({ mine }) => mine !== undefined);
    const fitted = typed.map(async (record) => {
      const { values, unfit } = restoreArticleDraft(record, origins);
      const isLeft = unfit.length > 0 && !living.has(record.tab);
      if (isLeft && (await storeUnrestoredTexts(draftKey, record, unfit)))
        await (values ? drafts.storeDraft(values) : drafts.removeDraft(draftKey, record.tab));
      return values ? (draftRecords.safeParse(values).data ?? []) : [];
    });
    return toDrafts([...(await Promise.all(fitted)).flat(), ...origins]);
  },
};

const versionRecord = z.object({
  id: z.optional(z.number()),
  place: z.string(),
  at: epochMsSchema,
  /**
   * `saved`: a version that the platform saved. `former`: the version that it replaced. `typed`: unsaved text from the
   * editor.
   */
  kind: z.enum(['saved', 'former', 'typed']),
  mine: articleWords,
});
export type ArticleVersion = z.output<typeof versionRecord>;

interface VersionSchema extends DBSchema {
  versions: { key: number; value: unknown; indexes: { place: string } };
}

/** The maximum number of stored versions of each kind per article. */
const KEPT_VERSIONS = 10;
/** The time in milliseconds after which a stored version may be deleted. */
const KEPT_FOR = 30 * 24 * 3600 * 1000;

/**
 * Returns the key of an article for one person in one workspace. `articleId` is null if the article doesn't exist yet.
 */
export const getArticleDraftKey = (scope: Scope, portalSlug: string, articleId: number | null): string =>
  `${getScopeKey(scope)}|${portalSlug}|${articleId ?? 'new'}`;

const versions = createLazyDatabase<VersionSchema>('article-versions', (db) => {
  db.createObjectStore('versions', { keyPath: 'id', autoIncrement: true }).createIndex('place', 'place');
});

/** The stores of unsaved text and of previous versions. */
export const articleStores = {
  drafts: drafts.store,
  versions: createLocalStore(versions, 'versions', { index: 'place' }),
};

/** Stores a version and deletes old versions of its kind. Returns false if storage is unavailable. */
export async function storeArticleVersion(version: ArticleVersion): Promise<boolean> {
  try {
    const { store, done } = (await versions(version.place)).transaction('versions', 'readwrite');
    // Resolves to false if any request of the transaction failed.
    const ended = done.then(
      () => true,
      () => false,
    );
    await store.add(version);
    const oldest = Date.now() - KEPT_FOR;
    let alike = 0;
    // Loads one version at a time, newest first, because loading all at once could load a lot of text.
    for await (const cursor of store.index('place').iterate(version.place, 'prev')) {
      const { data } = versionRecord.safeParse(cursor.value);
      if (data?.kind === version.kind && (++alike > KEPT_VERSIONS || data.at < oldest)) await cursor.delete();
    }
    return await ended;
  } catch {
    return false;
  }
}

/** Returns the stored versions of an article, newest first. Returns null if storage is unavailable. */
export async function listArticleVersions(draftKey: string): Promise<readonly ArticleVersion[] | null> {
  try {
    const found = await (await versions()).getAllFromIndex('versions', 'place', draftKey);
    return found.flatMap((one) => versionRecord.safeParse(one).data ?? []).sort((a, b) => b.at - a.at);
  } catch {
    return null;
  }
}
