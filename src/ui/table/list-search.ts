// The part of a list's address that every list has. Fields that are no good fall away instead of breaking the page.
import * as z from 'zod/mini';

const positive = z.optional(z.int().check(z.positive()));

/**
 * A text exactly as it stands in the address. The router reads `1042` and `true` as values, and only where writing them
 * gives back the same characters.
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

/** The fields of `listSearch`, as a screen reads them. */
export interface ListSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
}

/** The props of a screen whose state is its address. */
export interface SearchProps<Search> {
  readonly search: Search;
  readonly onSearchChange: (change: Search) => void;
}

/** One of the known values, or nothing. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.catch(z.optional(z.enum(values)), undefined);
