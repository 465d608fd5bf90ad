// Detects which query parameters the platform ignored, based on the rows of the returned list. This is necessary
// because the platform doesn't reject unknown parameters.

import { isObject, type JsonObject } from './json/json';
import { foldText } from './text/fold-text';

/** The checks of one query parameter. A check returns false only if the rows prove that the parameter was ignored. */
export interface ParameterCheck {
  /** Reports whether the row can be part of the filtered list. */
  readonly fits?: (row: JsonObject, asked: string) => boolean;
  /** Reports whether a list sorted as requested can start with the row `first` and end with the row `last`. */
  readonly follows?: (first: JsonObject, last: JsonObject, asked: string) => boolean;
}

/**
 * Checks that a field has the requested value. A value outside of `known` proves nothing, because a later release of
 * the platform may have added it.
 */
export const createFieldCheck = (field: string, known?: readonly string[]): ParameterCheck => ({
  fits: (row, asked) => {
    const value = String(row[field]);
    return value === asked || (known !== undefined && !known.includes(value));
  },
});

const normalizeLocale = (locale: unknown) => String(locale).toLowerCase().replaceAll('_', '-');

/** Checks that a field has the requested locale in any notation (`pt_BR`, `pt-br`). */
export const createLocaleCheck = (field: string): ParameterCheck => ({
  fits: (row, asked) => normalizeLocale(row[field]) === normalizeLocale(asked),
});

const moment = (value: unknown) => Date.parse(String(value));

/** Checks that the time in a field is the requested time or later. */
export const createAfterCheck = (field: string): ParameterCheck => ({
  fits: (row, asked) => !(moment(row[field]) < moment(asked)),
});
/** Checks that the time in a field is the requested time or earlier. */
export const createBeforeCheck = (field: string): ParameterCheck => ({
  fits: (row, asked) => !(moment(row[field]) > moment(asked)),
});

/** Checks that each requested word occurs in one of the fields, ignoring case and accents. */
export const createWordCheck = (...fields: readonly string[]): ParameterCheck => ({
  fits: (row, asked) => {
    const text = foldText(fields.map((field) => String(row[field] ?? '')).join('\n'));
    return foldText(asked)
      .split(/\s+/)
      .every((word) => text.includes(word));
  },
});

/**
 * Compares two values by code unit and by the rules of the locale. Returns a positive number if `a` comes after `b` in
 * both orders, a negative one if it comes before `b` in both, and 0 if the two orders disagree.
 */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  const byLetters = one < other ? -1 : Number(one > other);
  return Math.sign(one.localeCompare(other)) === byLetters ? byLetters : 0;
}

/** Maps each value of a sort parameter to the field and direction that it sorts by. */
type Orders = Readonly<Record<string, readonly [field: string, direction: 'ascending' | 'descending']>>;

/** Checks the order of the first and the last row only. */
export const createOrderCheck = (orders: Orders): ParameterCheck => ({
  follows: (first, last, asked) => {
    const [field, direction] = (Object.hasOwn(orders, asked) && orders[asked]) || [];
    if (!field) return true;
    const order = compareValues(first[field], last[field]);
    return direction === 'ascending' ? order <= 0 : order >= 0;
  },
});

/** The checks for the parameters of one list. */
export interface ParameterChecks {
  /** Returns the parameters that the platform ignored, as proven by the rows. */
  readonly ignored: (query: object, rows: readonly unknown[]) => readonly string[];
  /** Returns the rows that match the parameters. The given list may also contain rows that don't match. */
  readonly fitting: <Row>(query: object, rows: readonly Row[]) => readonly Row[];
}

/** Combines the checks of several parameters, by parameter name. */
// @__NO_SIDE_EFFECTS__
export function defineParameterChecks(signs: Readonly<Record<string, ParameterCheck>>): ParameterChecks {
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
