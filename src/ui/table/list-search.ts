// Search params shared by all lists. Invalid values are dropped instead of causing an error.
import * as z from 'zod/mini';

const positive = z.optional(z.int().check(z.positive()));

/**
 * Restores a text from the query string. The router parses `1042` and `true` as values, but only if serializing them
 * gives the same characters.
 */
export const text = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
  undefined,
);

/** `page`, `per_page` and `search` in the query string, so that a link reproduces the screen. */
export const listSearch = {
  page: z.catch(positive, undefined),
  per_page: z.catch(positive, undefined),
  search: text,
};

/** The search params of `listSearch` as a screen reads them. */
export interface ListSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
}

/** The props of a screen whose state is in the query string. */
export interface SearchProps<Search> {
  readonly search: Search;
  readonly onSearchChange: (change: Search) => void;
}

/** Accepts one of the given values; anything else becomes undefined. */
export const defineChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.catch(z.optional(z.enum(values)), undefined);
