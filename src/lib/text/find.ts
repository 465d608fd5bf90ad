// Searches thousands of records by name in memory, fast enough to run on every keystroke. Returns the best matches
// first.
import { normalizeIdentifier } from '../conversation-identifier';
import { foldText } from './fold-text';

/** The strings that a record can be found by. */
export interface SearchableItem {
  readonly label: string;
  /**
   * An identifier, such as an ID. An item is found by its identifier only if the search contains the whole identifier.
   */
  readonly number?: string | undefined;
  /** Additional text. Its matches rank below all matches of the label. */
  readonly further?: string | undefined;
}

/** A record with its normalized strings, which are stored so that a keystroke doesn't normalize them again. */
export interface IndexedItem<Item> {
  readonly item: Item;
  readonly label: string;
  readonly further: string;
}

/** Normalizes the strings of a record for searching. */
export function indexItem<Item extends SearchableItem>(item: Item): IndexedItem<Item> {
  const { label, further } = item;
  return { item, label: foldText(label).trim(), further: further ? foldText(further) : '' };
}

/** A normalized search. */
export interface ParsedSearch {
  readonly whole: string;
  readonly words: readonly string[];
  /** The search text without a number sign and digit grouping. */
  readonly number: string;
}

/** Normalizes a search. */
export function parseSearch(text: string): ParsedSearch {
  const whole = foldText(text).trim();
  return { whole, words: whole.split(/\s+/).filter(Boolean), number: foldText(normalizeIdentifier(text)) };
}

/** The quality of a match. Lower is better. */
export const MATCH_RANKS = {
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  inside: 3,
  words: 4,
  further: 5,
  none: 6,
} as const;
export type MatchRank = (typeof MATCH_RANKS)[keyof typeof MATCH_RANKS];

const isWordStart = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

function rankInLabel(label: string, { whole, words }: ParsedSearch): MatchRank {
  const first = label.indexOf(whole);
  if (first === 0) return label.length === whole.length ? MATCH_RANKS.exact : MATCH_RANKS.prefix;
  for (let at = first; at !== -1; at = label.indexOf(whole, at + 1))
    if (isWordStart(label, at)) return MATCH_RANKS.wordPrefix;
  if (first !== -1) return MATCH_RANKS.inside;
  return words.length > 1 && words.every((word) => label.includes(word))
    ? MATCH_RANKS.words
    : MATCH_RANKS.none;
}

/** Returns the rank of a record for a search. */
export function rankItem(
  { item, label, further }: IndexedItem<SearchableItem>,
  sought: ParsedSearch,
): MatchRank {
  if (item.number !== undefined && item.number === sought.number) return MATCH_RANKS.exact;
  const rank = rankInLabel(label, sought);
  return rank === MATCH_RANKS.none && further !== '' && further.includes(sought.whole)
    ? MATCH_RANKS.further
    : rank;
}

/** The result of a search. */
export interface FoundItems<Item> {
  /**
   * The best matches in order, up to the limit. Among matches of the same rank, preferred items (`goesFirst`) come
   * first. All other matches of the same rank keep the order of the lists.
   */
  readonly items: readonly Item[];
  readonly best: MatchRank;
  readonly total: number;
}

interface FindOptions<Item> {
  readonly limit: number;
  readonly goesFirst?: (item: Item) => boolean;
}

/**
 * Searches several lists. Collects only the first `limit` items of each rank, because this is faster than sorting all
 * matches.
 */
export function searchLists<Item extends SearchableItem>(
  lists: readonly (readonly IndexedItem<Item>[])[],
  sought: ParsedSearch,
  { limit, goesFirst = () => false }: FindOptions<Item>,
): FoundItems<Item> {
  const held = Array.from({ length: 2 * MATCH_RANKS.none }, (): Item[] => []);
  let best: MatchRank = MATCH_RANKS.none;
  let total = 0;
  for (const index of lists) {
    for (const one of index) {
      const rank = rankItem(one, sought);
      if (rank === MATCH_RANKS.none) continue;
      total += 1;
      if (rank < best) best = rank;
      const place = held[2 * rank + (goesFirst(one.item) ? 0 : 1)];
      if (place && place.length < limit) place.push(one.item);
    }
  }
  return { items: held.flat().slice(0, limit), best, total };
}

/** A part of a text, and whether it matches the search. */
export interface MatchedPiece {
  readonly text: string;
  readonly isSought: boolean;
}

/** Normalizes a text, and maps each offset in the normalized text to the offset in the original. */
function mapFoldedOffsets(text: string): { readonly folds: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let folds = '';
  let at = 0;
  for (const character of text) {
    const fold = foldText(character);
    for (let count = 0; count < fold.length; count += 1) starts.push(at);
    folds += fold;
    at += character.length;
  }
  return { folds, starts: [...starts, at] };
}

interface Span {
  readonly at: number;
  readonly end: number;
}

/** Splits a text at ranges of its normalized form. The ranges must be in order. */
function cutAt(text: string, starts: readonly number[], spans: readonly Span[]): readonly MatchedPiece[] {
  const pieces: MatchedPiece[] = [];
  let done = 0;
  const take = (until: number, isSought: boolean) => {
    if (until > done) pieces.push({ text: text.slice(done, until), isSought });
    done = Math.max(done, until);
  };
  for (const { at, end } of spans) {
    take(starts[at] ?? 0, false);
    take(starts[end] ?? text.length, true);
  }
  take(text.length, false);
  return pieces;
}

/** Splits a text at every occurrence of a search. Ignores case and accents. */
export function splitByOccurrences(text: string, search: string): readonly MatchedPiece[] {
  const sought = foldText(search).trim();
  if (sought === '') return [{ text, isSought: false }];
  const { folds, starts } = mapFoldedOffsets(text);
  const spans: Span[] = [];
  for (let at = folds.indexOf(sought); at !== -1; at = folds.indexOf(sought, at + sought.length))
    spans.push({ at, end: at + sought.length });
  return cutAt(text, starts, spans);
}

/**
 * Splits a text into the parts that match a search and those that don't. If the complete search text occurs, only that
 * is matched, preferably at the start of a word. Otherwise, each word of the search is matched separately.
 */
export function splitByMatches(text: string, { whole, words }: ParsedSearch): readonly MatchedPiece[] {
  const { folds, starts } = mapFoldedOffsets(text);
  const places = (word: string) => {
    const first = folds.indexOf(word);
    for (let at = first; at !== -1; at = folds.indexOf(word, at + 1)) if (isWordStart(folds, at)) return at;
    return first;
  };
  const sought = whole !== '' && folds.includes(whole) ? [whole] : words;
  const spans = sought
    .map((word) => ({ at: places(word), end: places(word) + word.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
  return cutAt(text, starts, spans);
}
