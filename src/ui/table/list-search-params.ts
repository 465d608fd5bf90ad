// Search params shared by all lists. Invalid values are dropped instead of causing an error.
import * as z from 'zod/mini';

/** A positive whole number, such as the ID of a record. */
export const positiveIntegerSchema = z.catch(z.optional(z.int().check(z.positive())), undefined);

/** A flag in the query string: true or undefined. */
export const flagSchema = z.catch(z.optional(z.literal(true)), undefined);

/**
 * Restores text from the query string. The router parses `1042` as a number and `true` as a boolean. These values are
 * converted back only if the resulting text is the same as in the query string.
 */
export const searchTextSchema = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
  undefined,
);

/** The schema of `page`, `per_page` and `search` in the query string, so that a link reproduces the screen. */
export const listSearchSchemas = {
  page: positiveIntegerSchema,
  per_page: positiveIntegerSchema,
  search: searchTextSchema,
};

/** The parsed search params of `listSearchSchemas`. */
export interface ListSearchParams {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
}

/** The props of a screen whose state is in the query string. */
export interface SearchProps<Search> {
  readonly search: Search;
  readonly onSearchChange: (change: Search) => void;
}

/** Defines a search param that accepts only the given values. Any other value becomes undefined. */
export const defineChoiceSchema = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.catch(z.optional(z.enum(values)), undefined);
