// Paragraphs that stand nearly alike in several texts, which one would have to change in all of them.
import { sameTexts, similarTexts, wordsOf } from './similar-texts';

export interface Paragraph {
  /** The text that it stands in. */
  readonly owner: number;
  /** Only paragraphs of one language are compared. */
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

/** In so many texts a paragraph is a matter of the portal, in two of the two. */
export const FEWEST_OWNERS = 3;
/** Shorter ones, such as "See also:", are alike on purpose. */
export const FEWEST_WORDS = 8;

/** Groups of paragraphs that are nearly alike, of three or more texts each, in the order in which they were given. */
export function alikeParagraphs(given: readonly Paragraph[]): readonly (readonly Paragraph[])[] {
  const words = new Map(given.map((one) => [one, wordsOf(one.text)]));
  const wordsIn = (one: Paragraph) => words.get(one) ?? [];
  const long = given.filter((one) => wordsIn(one).length >= FEWEST_WORDS);
  const languages = new Set(long.map(({ language }) => language));
  return [...languages].flatMap((language) =>
    groupsIn(
      long.filter((one) => one.language === language),
      wordsIn,
    ),
  );
}

function groupsIn(
  paragraphs: readonly Paragraph[],
  wordsIn: (one: Paragraph) => readonly string[],
): readonly (readonly Paragraph[])[] {
  const same = sameTexts(paragraphs, wordsIn);
  // Of those that are the same, one is compared with the others.
  const copies = new Set(same.flatMap((group) => group.slice(1)));
  const similar = similarTexts(
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
    .filter((group) => new Set(group.map(({ owner }) => owner)).size >= FEWEST_OWNERS)
    .map((group) => group.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}

function join(groups: Map<Paragraph, Paragraph[]>, one: Paragraph, other: Paragraph): void {
  const [group = [], joined = []] = [groups.get(one), groups.get(other)];
  if (group === joined) return;
  group.push(...joined);
  for (const moved of joined) groups.set(moved, group);
}
