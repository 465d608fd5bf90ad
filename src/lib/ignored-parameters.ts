// What the rows of a list tell of the parameters that it was asked with: a platform ignores those that it doesn't know.
import { isObject, type JsonObject } from './json';

/** How rows show that a parameter was ignored. Each is true as well where nothing can be told. */
export interface Evidence {
  /** Whether a row may be in the answer. */
  readonly fits?: (row: JsonObject, asked: string) => boolean;
  /** Whether the one row may stand first where the other stands last. */
  readonly follows?: (first: JsonObject, last: JsonObject, asked: string) => boolean;
}

/** By the names of the parameters. */
export type Evidences = Readonly<Record<string, Evidence>>;

/** The field holds what was asked for. Where the values are `known`, one that isn't tells nothing. */
export const holds = (field: string, known?: readonly string[]): Evidence => ({
  fits: (row, asked) => {
    const value = String(row[field]);
    return value === asked || (known !== undefined && !known.includes(value));
  },
});

const spelled = (locale: unknown) => String(locale).toLowerCase().replaceAll('_', '-');

/** The field holds the language that was asked for, however it is spelled. */
export const holdsLocale = (field: string): Evidence => ({
  fits: (row, asked) => spelled(row[field]) === spelled(asked),
});

const moment = (value: unknown) => Date.parse(String(value));

/** The field is a time at or after, or at or before, the one that was asked for. */
export const isAfter = (field: string): Evidence => ({
  fits: (row, asked) => !(moment(row[field]) < moment(asked)),
});
export const isBefore = (field: string): Evidence => ({
  fits: (row, asked) => !(moment(row[field]) > moment(asked)),
});

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Each word that was asked for stands in one of the row's texts, whatever its case and accents. */
export const containsWords = (...fields: readonly string[]): Evidence => ({
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
export const isOrdered = (orders: Orders): Evidence => ({
  follows: (first, last, asked) => {
    const [field, direction] = (Object.hasOwn(orders, asked) && orders[asked]) || [];
    if (!field) return true;
    const order = compared(first[field], last[field]);
    return direction === 'ascending' ? order <= 0 : order >= 0;
  },
});

/** The parameters that were asked for, as texts, of those that rows can tell of. */
const askedFor = (evidences: Evidences, query: object) =>
  Object.entries(query).flatMap(([name, value]) => {
    const evidence = Object.hasOwn(evidences, name) ? evidences[name] : undefined;
    const isAsked = value !== undefined && value !== null && value !== '';
    return evidence && isAsked ? [{ name, evidence, asked: String(value) }] : [];
  });

/** The names of the parameters that were plainly ignored. */
export function ignoredParameters(
  evidences: Evidences,
  query: object,
  rows: readonly unknown[],
): readonly string[] {
  const objects = rows.filter(isObject);
  const [first, last] = [objects[0], objects.at(-1)];
  return askedFor(evidences, query)
    .filter(
      ({ evidence: { fits, follows }, asked }) =>
        (fits && objects.some((row) => !fits(row, asked))) ||
        (follows && first && last && !follows(first, last, asked)),
    )
    .map(({ name }) => name);
}

/** The rows that were asked for, of a list that may hold others. */
export function fittingRows<Row>(evidences: Evidences, query: object, rows: readonly Row[]): readonly Row[] {
  const parameters = askedFor(evidences, query);
  return rows.filter(
    (row) => !isObject(row) || parameters.every(({ evidence, asked }) => evidence.fits?.(row, asked) ?? true),
  );
}
