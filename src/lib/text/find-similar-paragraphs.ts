// Finds paragraphs that occur in several articles with nearly the same text, so that an edit would have to be repeated
// in each of them.
import { extractWords, findSameTexts, findSimilarTexts } from './similar-texts';

export interface ArticleParagraph {
  /** The index of the article that contains the paragraph. */
  readonly owner: number;
  /** Only paragraphs of the same language are compared. */
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

/** Minimum number of articles that contain the paragraph. With two, the list would be long even for a small portal. */
export const MIN_PARAGRAPH_ARTICLES = 3;
/** Minimum length in words. Shorter paragraphs, such as "See also:", are repeated on purpose. */
export const MIN_PARAGRAPH_WORDS = 8;

/**
 * Returns groups of nearly identical paragraphs from at least `MIN_PARAGRAPH_ARTICLES` articles. The paragraphs of a group have
 * the order of `given`.
 */
export function findSimilarParagraphs(
  given: readonly ArticleParagraph[],
): readonly (readonly ArticleParagraph[])[] {
  const words = new Map(given.map((one) => [one, extractWords(one.text)]));
  const wordsIn = (one: ArticleParagraph) => words.get(one) ?? [];
  const long = given.filter((one) => wordsIn(one).length >= MIN_PARAGRAPH_WORDS);
  const languages = new Set(long.map(({ language }) => language));
  return [...languages].flatMap((language) =>
    groupsIn(
      long.filter((one) => one.language === language),
      wordsIn,
    ),
  );
}

function groupsIn(
  paragraphs: readonly ArticleParagraph[],
  wordsIn: (one: ArticleParagraph) => readonly string[],
): readonly (readonly ArticleParagraph[])[] {
  const same = findSameTexts(paragraphs, wordsIn);
  // Of identical paragraphs, compares only the first one with the remaining paragraphs, because the result is the same
  // for each.
  const copies = new Set(same.flatMap((group) => group.slice(1)));
  const similar = findSimilarTexts(
    paragraphs.filter((one) => !copies.has(one)),
    wordsIn,
    () => true,
  );
  const groups = new Map(paragraphs.map((one) => [one, [one]]));
  for (const [first, ...others] of [...same, ...similar]) {
    if (first === undefined) continue;
    for (const other of others) join(groups, first, other);
  }
  const order = new Map(paragraphs.map((one, index) => [one, index]));
  return [...new Set(groups.values())]
    .filter((group) => new Set(group.map(({ owner }) => owner)).size >= MIN_PARAGRAPH_ARTICLES)
    .map((group) => group.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}

function join(
  groups: Map<ArticleParagraph, ArticleParagraph[]>,
  one: ArticleParagraph,
  other: ArticleParagraph,
): void {
  const [group = [], joined = []] = [groups.get(one), groups.get(other)];
  if (group === joined) return;
  group.push(...joined);
  for (const moved of joined) groups.set(moved, group);
}
