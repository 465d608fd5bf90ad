// What the rows of a list tell of the parameters that it was asked with: a platform ignores those that it doesn't know.

import { isObject, type JsonObject } from './json/json';
import { folded } from './text/folded';

/** How rows show that one parameter was ignored. Each is true as well where nothing can be told. */
export interface Sign {
  /** Whether a row may be in the answer. */
  readonly fits?: (row: JsonObject, asked: string) => boolean;
  /** Whether the one row may stand first where the other stands last. */
  readonly follows?: (first: JsonObject, last: JsonObject, asked: string) => boolean;
}

/** The field holds what was asked for. Where the values are `known`, one that isn't tells nothing. */
export const holds = (field: string, known?: readonly string[]): Sign => ({
  fits: (row, asked) => {
    const value = String(row[field]);
    return value === asked || (known !== undefined && !known.includes(value));
  },
});

const spelled = (locale: unknown) => String(locale).toLowerCase().replaceAll('_', '-');

/** The field holds the language that was asked for, however it is spelled. */
export const holdsLocale = (field: string): Sign => ({
  fits: (row, asked) => spelled(row[field]) === spelled(asked),
});

const moment = (value: unknown) => Date.parse(String(value));

/** The field is a time at or after, or at or before, the one that was asked for. */
export const isAfter = (field: string): Sign => ({
  fits: (row, asked) => !(moment(row[field]) < moment(asked)),
});
export const isBefore = (field: string): Sign => ({
  fits: (row, asked) => !(moment(row[field]) > moment(asked)),
});

/** Each word that was asked for stands in one of the row's texts, whatever its case and accents. */
export const containsWords = (...fields: readonly string[]): Sign => ({
  fits: (row, asked) => {
    const text = folded(fields.map((field) => String(row[field] ?? '')).join('\n'));
    return folded(asked)
      .split(/\s+/)
      .every((word) => text.includes(word));
  },
});

/** Above zero where `a` comes after `b` by every way of comparing them, below where it comes before; languages differ in between. */
function compared(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  const byLetters = one < other ? -1 : Number(one > other);
  return Math.sign(one.localeCompare(other)) === byLetters ? byLetters : 0;
}

/** What may be asked for: a field, ascending or descending. */
type Orders = Readonly<Record<string, readonly [field: string, direction: 'ascending' | 'descending']>>;

/** The rows are in the order that was asked for, as far as the first and the last one tell. */
export const isOrdered = (orders: Orders): Sign => ({
  follows: (first, last, asked) => {
    const [field, direction] = (Object.hasOwn(orders, asked) && orders[asked]) || [];
    if (!field) return true;
    const order = compared(first[field], last[field]);
    return direction === 'ascending' ? order <= 0 : order >= 0;
  },
});

/** What the rows of one list tell of its parameters. */
export interface Evidence {
  /** The names of the parameters that were plainly ignored. */
  readonly ignored: (query: object, rows: readonly unknown[]) => readonly string[];
  /** The rows that were asked for, of a list that may hold others. */
  readonly fitting: <Row>(query: object, rows: readonly Row[]) => readonly Row[];
}

/**
 * By the names of the parameters, what shows that they were ignored.
 */
// @__NO_SIDE_EFFECTS__
export function evidenceOf(signs: Readonly<Record<string, Sign>>): Evidence {
  const askedFor = (query: object) =>
    Object.entries(query).flatMap(([name, value]) => {
      const sign = Object.hasOwn(signs, name) ? signs[name] : undefined;
      const isAsked = value !== undefined && value !== null && value !== '';
      return sign && isAsked ? [{ name, sign, asked: String(value) }] : [];
    });
  return {
    ignored(query, rows) {
      const objects = rows.filter(isObject);
      const [first, last] = [objects[0], objects.at(-1)];
      return askedFor(query)
        .filter(
          ({ sign: { fits, follows }, asked }) =>
            (fits && objects.some((row) => !fits(row, asked))) ||
            (follows && first && last && !follows(first, last, asked)),
        )
        .map(({ name }) => name);
    },
    fitting(query, rows) {
      const parameters = askedFor(query);
      return rows.filter(
        (row) => !isObject(row) || parameters.every(({ sign, asked }) => sign.fits?.(row, asked) ?? true),
      );
    },
  };
}
