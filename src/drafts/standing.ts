// Compares a translation with its original to tell whether it is up to date.
import type { Article, ArticleSummary } from '~/api/articles';
import type { KnownArticle, KnownText } from './translation-checks';

/**
 * How a translation stands to its original. `assumed-…`: nobody compared the two in this browser, so that what was saved
 * later decides. `standing.test.ts` holds the table of what leads from one to the other.
 */
export type Standing = 'current' | 'behind' | 'assumed-current' | 'assumed-behind';

export type KnownArticles = ReadonlyMap<number, KnownArticle>;
type Version = Pick<ArticleSummary, 'id' | 'updated_at'>;

/** So many texts of an article are kept. */
const MOST_TEXTS = 10;

/** Since when an article's text is what it is. A save that nobody saw here may have changed it. */
const textSince = ({ updated_at }: Version, known: KnownArticle | undefined): string =>
  known && known.version >= updated_at ? (known.texts[0]?.since ?? updated_at) : updated_at;

/** What a translation follows: until when the original's text is in it, and whether a person said so. */
function followed(translation: Version, original: Version, known: KnownArticle | undefined) {
  const follows = known?.follows?.original === original.id ? known.follows : null;
  // What was only assumed ends with a save that nobody saw here: it may have brought the translation up to date.
  return follows && (follows.isChecked || (known && known.version >= translation.updated_at))
    ? follows
    : { since: translation.updated_at, isChecked: false };
}

export function translationStanding(translation: Version, original: Version, known: KnownArticles): Standing {
  const { since, isChecked } = followed(translation, original, known.get(translation.id));
  const isBehind = textSince(original, known.get(original.id)) > since;
  if (isChecked) return isBehind ? 'behind' : 'current';
  return isBehind ? 'assumed-behind' : 'assumed-current';
}

export const isBehind = (standing: Standing): boolean =>
  standing === 'behind' || standing === 'assumed-behind';

/** The original as the translation follows it; undefined where this browser doesn't know that text. */
export function followedText(
  translation: Version,
  original: Version,
  known: KnownArticles,
): KnownText | undefined {
  const { since } = followed(translation, original, known.get(translation.id));
  return known.get(original.id)?.texts.find((text) => text.since <= since);
}

/** Whether reading the original would tell if a save that nobody saw here changed its text. */
export const isUnread = (original: Version, known: KnownArticle | undefined): boolean =>
  known !== undefined && known.version < original.updated_at;

const knownTextOf = ({ title, description, content, updated_at }: Article): KnownText => ({
  since: updated_at,
  title,
  description: description ?? '',
  content: content ?? '',
});

const sameText = (one: KnownText | undefined, other: KnownText): boolean =>
  one?.title === other.title && one.description === other.description && one.content === other.content;

/** What is known once an article was read: whether the text is still the one that was known. */
export function afterReading(known: KnownArticle | undefined, present: Article): KnownArticle {
  const now = knownTextOf(present);
  if (!known) return { id: present.id, version: present.updated_at, texts: [now], follows: null };
  // An older answer says nothing about what is there now.
  if (known.version >= present.updated_at) return known;
  return {
    ...known,
    version: present.updated_at,
    texts: sameText(known.texts[0], now) ? known.texts : [now, ...known.texts].slice(0, MOST_TEXTS),
    follows: known.follows?.isChecked ? known.follows : null,
  };
}

/** What is known once articles were read for something else, though nothing of it is noted. */
export const knownAfterReading = (
  known: KnownArticles,
  read: ReadonlyMap<number, { readonly article: Article }>,
): KnownArticles =>
  new Map(
    [...known].map(([id, one]) => {
      const article = read.get(id)?.article;
      return [id, article ? afterReading(one, article) : one];
    }),
  );

/** What is known once this browser saved an article, which was read as `before` directly before. */
export function afterSaving(known: KnownArticle | undefined, before: Article, after: Article): KnownArticle {
  if (known && known.version >= after.updated_at) return known;
  const read = afterReading(known, before);
  const { texts } = afterReading(read, after);
  const root = after.associated_article_id;
  const follows =
    root === null || read.follows?.original === root
      ? read.follows
      : // To save a translation, or to link it, doesn't compare it with anything.
        { original: root, since: before.updated_at, isChecked: false };
  return { ...read, version: after.updated_at, texts, follows };
}

/** What is known once a translation was set beside this text of its original; `isChecked`: a person says that it matches. */
export function afterComparing(
  known: KnownArticle | undefined,
  translation: Article,
  original: Version,
  knownOriginal: KnownArticle | undefined,
  isChecked: boolean,
): KnownArticle {
  // The original that was read may be older than the one that is known: another tab may have saved it since.
  const since =
    knownOriginal?.texts.find((text) => text.since <= original.updated_at)?.since ?? original.updated_at;
  return { ...afterReading(known, translation), follows: { original: original.id, since, isChecked } };
}

/** What is known once another browser's knowledge was brought here. */
export function joined(known: KnownArticle | undefined, given: KnownArticle): KnownArticle {
  if (!known) return given;
  const texts = [...known.texts, ...given.texts]
    .sort((a, b) => (a.since < b.since ? 1 : -1))
    // A text that one browser knows for longer than the other is one text.
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
