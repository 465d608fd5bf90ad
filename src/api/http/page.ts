// Schemas of pages of lists. A page contains either the total number of items or only `has_next`.
import * as z from 'zod/mini';
import type { PageMeta } from '~/lib/file/page-meta';

/** Pagination parameters. Pages start at 1. The platform limits the page size to 1..100 and defaults to 25. */
export const paginationFields = {
  page: z.optional(z.number()),
  per_page: z.optional(z.number()),
};

const pageMeta = z.object({
  total_count: z.optional(z.number()),
  current_page: z.number(),
  per_page: z.number(),
  total_pages: z.optional(z.number()),
  has_next: z.optional(z.boolean()),
});

/**
 * Returns the schema of a page of a list, with totals or only `has_next`. The page size is the `per_page` of the
 * response, because it may differ from the requested one.
 */
// @__NO_SIDE_EFFECTS__
export const defineListPageSchema = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), meta: pageMeta });

/** Returns the schema of a list that usually fits on a single page but may have several. */
// @__NO_SIDE_EFFECTS__
export const defineSinglePageSchema = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), meta: z.optional(pageMeta) });

/** Returns the schema of a page of a list without totals. */
// @__NO_SIDE_EFFECTS__
export const definePageSchemaWithoutTotal = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({ current_page: z.number(), per_page: z.number(), has_next: z.boolean() }),
  });

/** A page of a list. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly meta: PageMeta;
}

/** The page sizes that users can choose. The platform's default comes first. */
export const PAGE_SIZES = [25, 50, 100] as const;
