// Determines whether a translation is up to date with its original.
import type { Article, ArticleSummary } from '~/api/articles';
import type { KnownArticle, KnownText } from './translation-checks';

/**
 * The standing of a translation. `assumed-…` means that the two weren't compared in this browser, so the dates of their
 * last saves decide. `standing.test.ts` contains the table of transitions.
 */
export type TranslationFreshness = 'current' | 'behind' | 'assumed-current' | 'assumed-behind';

export type KnownArticles = ReadonlyMap<number, KnownArticle>;
type Version = Pick<ArticleSummary, 'id' | 'updated_at'>;

/** Maximum number of stored texts of an article. */
const MOST_TEXTS = 10;

/** Returns the time since which an article has had its text. A save elsewhere may have changed it. */
const getTextDate = ({ updated_at }: Version, known: KnownArticle | undefined): string =>
  known && known.version >= updated_at ? (known.texts[0]?.since ?? updated_at) : updated_at;

/** Returns the time of the original's text that the translation follows, and whether a person confirmed it. */
function getFollowed(translation: Version, original: Version, known: KnownArticle | undefined) {
  const follows = known?.follows?.original === original.id ? known.follows : null;
  // An assumption no longer holds after a save elsewhere, which may have updated the translation.
  return follows && (follows.isChecked || (known && known.version >= translation.updated_at))
    ? follows
    : { since: translation.updated_at, isChecked: false };
}

/** Returns the standing of a translation according to this browser's knowledge. */
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

/** Returns the original's text that the translation follows, or undefined if this browser doesn't know it. */
export function findFollowedText(
  translation: Version,
  original: Version,
  known: KnownArticles,
): KnownText | undefined {
  const { since } = getFollowed(translation, original, known.get(translation.id));
  return known.get(original.id)?.texts.find((text) => text.since <= since);
}

/** Reports whether reading the original would show if a save elsewhere changed its text. */
export const isUnread = (original: Version, known: KnownArticle | undefined): boolean =>
  known !== undefined && known.version < original.updated_at;

const toKnownText = ({ title, description, content, updated_at }: Article): KnownText => ({
  since: updated_at,
  title,
  description: description ?? '',
  content: content ?? '',
});

const sameText = (one: KnownText | undefined, other: KnownText): boolean =>
  one?.title === other.title && one.description === other.description && one.content === other.content;

/** Returns what is known after reading an article, including whether its text has changed. */
export function updateAfterReading(known: KnownArticle | undefined, present: Article): KnownArticle {
  const now = toKnownText(present);
  if (!known) return { id: present.id, version: present.updated_at, texts: [now], follows: null };
  // An outdated response says nothing about the current text.
  if (known.version >= present.updated_at) return known;
  return {
    ...known,
    version: present.updated_at,
    texts: sameText(known.texts[0], now) ? known.texts : [now, ...known.texts].slice(0, MOST_TEXTS),
    follows: known.follows?.isChecked ? known.follows : null,
  };
}

/** Returns what is known after reading articles for another purpose, without storing it. */
export const updateKnownAfterReading = (
  known: KnownArticles,
  read: ReadonlyMap<number, { readonly article: Article }>,
): KnownArticles =>
  new Map(
    [...known].map(([id, one]) => {
      const article = read.get(id)?.article;
      return [id, article ? updateAfterReading(one, article) : one];
    }),
  );

/** Returns what is known after this browser saved an article, which was read as `before` right before. */
export function updateAfterSaving(
  known: KnownArticle | undefined,
  before: Article,
  after: Article,
): KnownArticle {
  if (known && known.version >= after.updated_at) return known;
  const read = updateAfterReading(known, before);
  const { texts } = updateAfterReading(read, after);
  const root = after.associated_article_id;
  const follows =
    root === null || read.follows?.original === root
      ? read.follows
      : // Saving or linking a translation doesn't compare it with its original.
        { original: root, since: before.updated_at, isChecked: false };
  return { ...read, version: after.updated_at, texts, follows };
}

/**
 * Returns what is known after a translation was set next to this text of its original. `isChecked` means that a person
 * confirmed that it matches.
 */
export function updateAfterComparing(
  known: KnownArticle | undefined,
  translation: Article,
  original: Version,
  knownOriginal: KnownArticle | undefined,
  isChecked: boolean,
): KnownArticle {
  // The original that was read may be older than the known one, because another tab may have saved it since.
  const since =
    knownOriginal?.texts.find((text) => text.since <= original.updated_at)?.since ?? original.updated_at;
  return { ...updateAfterReading(known, translation), follows: { original: original.id, since, isChecked } };
}

/** Merges the knowledge of another browser. */
export function mergeKnownArticle(known: KnownArticle | undefined, given: KnownArticle): KnownArticle {
  if (!known) return given;
  const texts = [...known.texts, ...given.texts]
    .sort((a, b) => (a.since < b.since ? 1 : -1))
    // The same text with two start times counts as one text.
    .filter((text, index, all) => {
      const before = all[index + 1];
      return !before || !sameText(before, text);
    });
  const checked = [known.follows, given.follows]
    .filter((follows) => follows?.isChecked)
    .sort((a, b) => ((a?.since ?? '') < (b?.since ?? '') ? 1 : -1));
  const newer = given.version > known.version ? given : known;
  return { ...newer, texts: texts.slice(0, MOST_TEXTS), follows: checked[0] ?? newer.follows };
}
