// Finds a text or a pattern in an article, and puts something else in its place.
import { addressRanges, type Range } from './markdown/address-ranges';

export const SOUGHT_IN = ['everything', 'text', 'titles', 'descriptions', 'links'] as const;

export interface Sought {
  readonly find: string;
  readonly replacement: string;
  readonly within: (typeof SOUGHT_IN)[number];
  /** A regular expression; its replacement may name groups. */
  readonly isPattern: boolean;
  readonly matchesCase: boolean;
}

export interface SearchedParts {
  readonly title: string;
  readonly description: string;
  readonly content: string;
}
export type SearchedField = keyof SearchedParts;

export interface Hit extends Range {
  readonly field: SearchedField;
  /** From 1. */
  readonly line: number;
  /** What stands around it in its line. */
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
} as const satisfies Record<Sought['within'], readonly SearchedField[]>;

/** So much of a line is shown on either side. */
const SHOWN_AROUND = 60;

/** The regular expression that is sought; null where a pattern is none. */
export function patternOf({ find, isPattern, matchesCase }: Sought): RegExp | null {
  const source = isPattern ? find : find.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  try {
    return new RegExp(source, matchesCase ? 'gmu' : 'gmui');
  } catch {
    return null;
  }
}

/** A replacement as `String.replace` reads it: `$1`, `$<name>`, `$&` and `$$`. A group that there isn't stays as it is written. */
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

function hitOf(text: string, match: RegExpExecArray, at: number, field: SearchedField, sought: Sought): Hit {
  const from = at + match.index;
  const to = from + match[0].length;
  const lineStart = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1;
  const [restOfLine = ''] = text.slice(to).split(/[\r\n]/, 1);
  const before = text.slice(lineStart, from);
  return {
    field,
    from,
    to,
    line: text.slice(0, from).split(/\r\n|\r|\n/).length,
    before: before.length > SHOWN_AROUND ? `…${before.slice(-SHOWN_AROUND)}` : before,
    found: match[0],
    after: restOfLine.length > SHOWN_AROUND ? `${restOfLine.slice(0, SHOWN_AROUND)}…` : restOfLine,
    replacement: sought.isPattern ? expanded(sought.replacement, match) : sought.replacement,
  };
}

/** Everything that is found in an article, in its order. What would be replaced by itself, or is empty, is no hit. */
export function hitsIn(parts: SearchedParts, sought: Sought): readonly Hit[] {
  const pattern = patternOf(sought);
  if (pattern === null || sought.find === '') return [];
  return FIELDS[sought.within].flatMap((field) => {
    const text = parts[field];
    const ranges = sought.within === 'links' ? addressRanges(text) : [{ from: 0, to: text.length }];
    return ranges.flatMap(({ from, to }) =>
      [...text.slice(from, to).matchAll(pattern)]
        .map((match) => hitOf(text, match, from, field, sought))
        .filter(({ found, replacement }) => found !== '' && found !== replacement),
    );
  });
}

/** The parts with these hits replaced, and every other character as it was. */
export function withReplaced(parts: SearchedParts, hits: readonly Hit[]): SearchedParts {
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
