// Finds identical and nearly identical texts by their words, ignoring case, accents, punctuation and spaces.

/** Returns the words of a text in order. A text without words, such as an emoji, counts as one word. */
export function extractWords(text: string): readonly string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.match(/\{\{[^{}]*\}\}|[\p{L}\p{N}]+/gu) ?? [text.trim()];
}

/** The minimum share of words that two similar texts have in common. */
const NEARLY = 0.85;
/** Minimum length in words. In shorter texts, a single different word may change the meaning. */
const MIN_WORDS = 5;

/** Makes repeated words distinct by adding a number, so that a set contains each occurrence. */
function counted(words: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return words.map((word) => {
    const count = (seen.get(word) ?? 0) + 1;
    seen.set(word, count);
    return `${word} ${count}`;
  });
}

function shareInCommon(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  const common = [...before].filter((word) => after.has(word)).length;
  return common / (before.size + after.size - common);
}

/** Groups items whose texts have the same words in the same order. Groups are ordered by their first item. */
export function findSameTexts<Item>(
  items: readonly Item[],
  wordsIn: (item: Item) => readonly string[],
): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = wordsIn(item).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/**
 * Returns pairs of items whose texts have nearly the same words, in any order. Skips pairs with identical words, and
 * pairs for which `mayBe` returns false because their texts are similar on purpose. Compares only texts that share a
 * rare word, because comparing all pairs of ten thousand texts would be too slow.
 */
export function findSimilarTexts<Item>(
  items: readonly Item[],
  wordsIn: (item: Item) => readonly string[],
  mayBe: (before: Item, after: Item) => boolean,
): readonly (readonly [before: Item, after: Item])[] {
  const texts = items.map((item) => ({ item, words: wordsIn(item) }));
  const long = texts.filter(({ words }) => words.length >= MIN_WORDS);
  const frequency = new Map<string, number>();
  const sets = long.map(({ words }) => new Set(counted(words)));
  for (const set of sets) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const byRareWord = new Map<string, number[]>();
  const found: (readonly [Item, Item])[] = [];
  long.forEach(({ item, words }, index) => {
    const set = sets[index] ?? new Set();
    // Two sets with the required similarity have at least one of their rarest words in common.
    const rarestFirst = [...set].sort(
      (a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1),
    );
    const rare = rarestFirst.slice(0, set.size - Math.ceil(NEARLY * set.size) + 1);
    const candidates = new Set(rare.flatMap((word) => byRareWord.get(word) ?? []));
    for (const other of [...candidates].sort((a, b) => a - b)) {
      const before = long[other];
      const isPair =
        before !== undefined &&
        before.words.join(' ') !== words.join(' ') &&
        mayBe(before.item, item) &&
        shareInCommon(sets[other] ?? new Set(), set) >= NEARLY;
      if (isPair) found.push([before.item, item]);
    }
    for (const word of rare) byRareWord.set(word, [...(byRareWord.get(word) ?? []), index]);
  });
  return found;
}
