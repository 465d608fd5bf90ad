// Which of many texts say the same, or nearly: by their words, without capitals, accents, punctuation and spaces.

/** The words of a text in their order; a text without any is its own only word. */
export function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.match(/\{\{[^{}]*\}\}|[\p{L}\p{N}]+/gu) ?? [text.trim()];
}

/** The share of words that two texts have in common from which on they are nearly the same. */
const NEARLY = 0.85;
/** Shorter texts differ by a word even where they are alike. */
const FEWEST_WORDS = 5;

/** Each word with how often it came before: the second "sorry" is another one. */
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

/** Items with the same words in the same order, two or more of them, in the order of the first of each. */
export function sameTexts<Item>(
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
 * Pairs of items with nearly the same words, also in another order, but for those in the same order. `mayBe` leaves out pairs
 * that are alike on purpose. Ten thousand texts are not compared with each other: only with those that share a rare word.
 */
export function similarTexts<Item>(
  items: readonly Item[],
  wordsIn: (item: Item) => readonly string[],
  mayBe: (before: Item, after: Item) => boolean,
): readonly (readonly [before: Item, after: Item])[] {
  const texts = items.map((item) => ({ item, words: wordsIn(item) }));
  const long = texts.filter(({ words }) => words.length >= FEWEST_WORDS);
  const frequency = new Map<string, number>();
  const sets = long.map(({ words }) => new Set(counted(words)));
  for (const set of sets) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const byRareWord = new Map<string, number[]>();
  const found: (readonly [Item, Item])[] = [];
  long.forEach(({ item, words }, index) => {
    const set = sets[index] ?? new Set();
    // Two sets that have so much in common share a word among the rarest of each.
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
