// Searches an article for text or a pattern, and replaces the matches.
import { type AddressRange, findAddressRanges } from '../markdown/address-ranges';
import { escapeRegExp } from './escape-regexp';

export const SEARCH_SCOPES = ['everything', 'text', 'titles', 'descriptions', 'links'] as const;

/** The options of a search. */
export interface SearchQuery {
  readonly find: string;
  readonly replacement: string;
  readonly within: (typeof SEARCH_SCOPES)[number];
  /** Treats `find` as a regular expression. `replacement` may refer to its groups. */
  readonly isPattern: boolean;
  /** Matches whole words only. Has no effect for patterns. */
  readonly isWhole: boolean;
  readonly matchesCase: boolean;
}

export interface SearchedFields {
  readonly title: string;
  readonly description: string;
  readonly content: string;
}
export type SearchedField = keyof SearchedFields;

/** A match of a search, with the text around it. */
export interface SearchHit extends AddressRange {
  readonly field: SearchedField;
  /** The line number, starting at 1. */
  readonly line: number;
  /** The text before the hit in its line, shortened. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
  readonly replacement: string;
}

const FIELDS = {
  everything: ['title', 'description', 'content'],
  text: ['content'],
  titles: ['title'],
  descriptions: ['description'],
  links: ['content'],
} as const satisfies Record<SearchQuery['within'], readonly SearchedField[]>;

/** Maximum number of characters shown on each side of a hit. */
const SHOWN_AROUND = 60;

/** Characters that belong to a word. Excludes the underscore, because Markdown uses it for emphasis. */
const IN_WORD = '[\\p{L}\\p{M}\\p{N}]';

/** Returns the regular expression for a search, or null if the pattern is invalid. */
export function compilePattern({ find, isPattern, isWhole, matchesCase }: SearchQuery): RegExp | null {
  const plain = escapeRegExp(find);
  const literal = isWhole ? `(?<!${IN_WORD})${plain}(?!${IN_WORD})` : plain;
  const source = isPattern ? find : literal;
  try {
    return new RegExp(source, matchesCase ? 'gmu' : 'gmui');
  } catch {
    return null;
  }
}

/** Expands `$1`, `$<name>`, `$&` and `$$` like `String.replace`. References to unknown groups stay unchanged. */
function expanded(template: string, match: RegExpExecArray): string {
  return template.replaceAll(
    /\$(?:(\$)|(&)|(\d{1,2})|<([^>]*)>)/g,
    (written, dollar, whole, number, name) => {
      if (dollar) return '$';
      if (whole) return match[0];
      if (number !== undefined)
        return Number(number) in match && Number(number) > 0 ? (match[Number(number)] ?? '') : written;
      return match.groups && name in match.groups ? (match.groups[name] ?? '') : written;
    },
  );
}

/** Maximum number of hits. Users couldn't review a longer list. */
export const MAX_HITS = 2000;

const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: ending }) => index + ending.length),
];

/**
 * Returns the number of the line that contains the offset, starting at 1. Uses binary search, because there may be many
 * lines and many hits.
 */
function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [1, starts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle - 1] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

type Place = Omit<SearchHit, 'field' | 'found' | 'replacement'>;

function locateHit(text: string, starts: readonly number[], from: number, to: number): Place {
  const line = lineAt(starts, from);
  const before = text.slice(Math.max(starts[line - 1] ?? 0, from - SHOWN_AROUND - 1), from);
  const [after = ''] = text.slice(to, to + SHOWN_AROUND + 1).split(/[\r\n]/, 1);
  return {
    from,
    to,
    line,
    before: before.length > SHOWN_AROUND ? `…${before.slice(-SHOWN_AROUND)}` : before,
    after: after.length > SHOWN_AROUND ? `${after.slice(0, SHOWN_AROUND)}…` : after,
  };
}

function* everyHit(parts: SearchedFields, sought: SearchQuery, pattern: RegExp): Generator<SearchHit> {
  for (const field of FIELDS[sought.within]) {
    const text = parts[field];
    const starts = lineStarts(text);
    const ranges = sought.within === 'links' ? findAddressRanges(text) : [{ from: 0, to: text.length }];
    for (const { from, to } of ranges)
      for (const match of text.slice(from, to).matchAll(pattern)) {
        const [found] = match;
        const at = from + match.index;
        const replacement = sought.isPattern ? expanded(sought.replacement, match) : sought.replacement;
        yield { field, found, replacement, ...locateHit(text, starts, at, at + found.length) };
      }
  }
}

/**
 * Returns the hits in an article in order, up to `MAX_HITS`. Skips empty matches and matches that equal their
 * replacement.
 */
export function searchArticle(parts: SearchedFields, sought: SearchQuery): readonly SearchHit[] {
  const pattern = compilePattern(sought);
  if (pattern === null || sought.find === '') return [];
  const hits: SearchHit[] = [];
  for (const hit of everyHit(parts, sought, pattern)) {
    if (hit.found === '' || hit.found === hit.replacement) continue;
    hits.push(hit);
    if (hits.length === MAX_HITS) break;
  }
  return hits;
}

/** Replaces the given hits and keeps all other text unchanged. */
export function replaceHits(parts: SearchedFields, hits: readonly SearchHit[]): SearchedFields {
  const replacedIn = (field: SearchedField) => {
    let [text, last] = ['', 0];
    for (const { from, to, replacement } of hits
      .filter((hit) => hit.field === field)
      .toSorted((a, b) => a.from - b.from)) {
      text += parts[field].slice(last, from) + replacement;
      last = to;
    }
    return text + parts[field].slice(last);
  };
  return {
    title: replacedIn('title'),
    description: replacedIn('description'),
    content: replacedIn('content'),
  };
}
