// Determines whether a translation is up to date with its original.
import type { Article, ArticleSummary } from '~/api/articles';
import type { KnownArticle, KnownText } from './translation-check-store';

/**
 * The state of a translation: up to date (`current`) or outdated (`behind`). `assumed-…` means that the translation
 * wasn't compared with its original in this browser. The state is then derived from the dates of their last saves.
 * `translation-state.test.ts` contains the table of transitions.
 */
export type TranslationFreshness = 'current' | 'behind' | 'assumed-current' | 'assumed-behind';

export type KnownArticles = ReadonlyMap<number, KnownArticle>;
type Version = Pick<ArticleSummary, 'id' | 'updated_at'>;

/** The maximum number of text versions stored per article. */
const MAX_TEXTS = 10;

/**
 * Returns the time since which the article is known to have had its current text. If the article was saved outside this
 * browser, returns the time of that save, because it may have changed the text.
 */
const getTextDate = ({ updated_at }: Version, known: KnownArticle | undefined): string =>
  known && known.version >= updated_at ? (known.texts[0]?.since ?? updated_at) : updated_at;

/**
 * Returns the time of the original's text that the translation was made from or last compared with, and whether a
 * person confirmed that they match.
 */
function getFollowed(translation: Version, original: Version, known: KnownArticle | undefined) {
  const follows = known?.follows?.original === original.id ? known.follows : null;
  // An unconfirmed match no longer holds once the translation is saved outside this browser, because that may have
  // updated it.
  return follows && (follows.isChecked || (known && known.version >= translation.updated_at))
    ? follows
    : { since: translation.updated_at, isChecked: false };
}

/** Returns the state of a translation according to what this browser knows. */
export function getTranslationState(
  translation: Version,
  original: Version,
  known: KnownArticles,
): TranslationFreshness {
  const { since, isChecked } = getFollowed(translation, original, known.get(translation.id));
  const isBehind = getTextDate(original, known.get(original.id)) > since;
  if (isChecked) return isBehind ? 'behind' : 'current';
  return isBehind ? 'assumed-behind' : 'assumed-current';
}

export const isBehind = (state: TranslationFreshness): boolean =>
  state === 'behind' || state === 'assumed-behind';

/**
 * Returns the version of the original's text that the translation was made from or last compared with. Returns
 * undefined if this browser doesn't know it.
 */
export function findMatchedOriginalText(
  translation: Version,
  original: Version,
  known: KnownArticles,
): KnownText | undefined {
  const { since } = getFollowed(translation, original, known.get(translation.id));
  return known.get(original.id)?.texts.find((text) => text.since <= since);
}

/**
 * Reports whether the original was saved outside this browser. It must then be loaded to find out whether its text has
 * changed.
 */
export const isOriginalSavedElsewhere = (original: Version, known: KnownArticle | undefined): boolean =>
  known !== undefined && known.version < original.updated_at;

const toKnownText = ({ title, description, content, updated_at }: Article): KnownText => ({
  since: updated_at,
  title,
  description: description ?? '',
  content: content ?? '',
});

const sameText = (one: KnownText | undefined, other: KnownText): boolean =>
  one?.title === other.title && one.description === other.description && one.content === other.content;

/** Returns what is known about an article after it was loaded, including whether its text has changed. */
export function updateKnownArticle(known: KnownArticle | undefined, present: Article): KnownArticle {
  const now = toKnownText(present);
  if (!known) return { id: present.id, version: present.updated_at, texts: [now], follows: null };
  // An outdated response reveals nothing about the current text.
  if (known.version >= present.updated_at) return known;
  return {
    ...known,
    version: present.updated_at,
    texts: sameText(known.texts[0], now) ? known.texts : [now, ...known.texts].slice(0, MAX_TEXTS),
    follows: known.follows?.isChecked ? known.follows : null,
  };
}

/**
 * Returns the known articles, updated with articles that were loaded for a different purpose. Doesn't store the result.
 */
export const mergeLoadedArticles = (
  known: KnownArticles,
  read: ReadonlyMap<number, { readonly article: Article }>,
): KnownArticles =>
  new Map(
    [...known].map(([id, one]) => {
      const article = read.get(id)?.article;
      return [id, article ? updateKnownArticle(one, article) : one];
    }),
  );

/** Returns what is known about an article after this browser saved it. `before` was loaded just before the save. */
export function computeKnownArticleAfterSaving(
  known: KnownArticle | undefined,
  before: Article,
  after: Article,
): KnownArticle {
  if (known && known.version >= after.updated_at) return known;
  const read = updateKnownArticle(known, before);
  const { texts } = updateKnownArticle(read, after);
  const root = after.associated_article_id;
  const follows =
    root === null || read.follows?.original === root
      ? read.follows
      : // Not marked as checked, because saving or linking a translation doesn't compare it with its original.
        { original: root, since: before.updated_at, isChecked: false };
  return { ...read, version: after.updated_at, texts, follows };
}

/**
 * Returns what is known about a translation after it was compared with this version of its original. `isChecked` means
 * that a person confirmed that they match.
 */
export function computeKnownArticleAfterComparing(
  known: KnownArticle | undefined,
  translation: Article,
  original: Version,
  knownOriginal: KnownArticle | undefined,
  isChecked: boolean,
): KnownArticle {
  // The compared version of the original may be older than the known version, because another tab may have saved the
  // original since.
  const since =
    knownOriginal?.texts.find((text) => text.since <= original.updated_at)?.since ?? original.updated_at;
  return {
    ...updateKnownArticle(known, translation),
    follows: { original: original.id, since, isChecked },
  };
}

/** Merges what two browsers know about an article. */
export function mergeKnownArticle(known: KnownArticle | undefined, given: KnownArticle): KnownArticle {
  if (!known) return given;
  const texts = [...known.texts, ...given.texts]
    .sort((a, b) => (a.since < b.since ? 1 : -1))
    // Removes duplicates, because both browsers may know the same text with different start times.
    .filter((text, index, all) => {
      const before = all[index + 1];
      return !before || !sameText(before, text);
    });
  const checked = [known.follows, given.follows]
    .filter((follows) => follows?.isChecked)
    .sort((a, b) => ((a?.since ?? '') < (b?.since ?? '') ? 1 : -1));
  const newer = given.version > known.version ? given : known;
  return { ...newer, texts: texts.slice(0, MAX_TEXTS), follows: checked[0] ?? newer.follows };
}
