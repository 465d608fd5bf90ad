// Pages of lists. They have one of two shapes: with a total, or only with whether there is a next page.
import * as z from 'zod/mini';
import type { PageMeta } from '~/lib/file/page-meta';

/** Pagination parameters. Pages start at 1. The platform clamps the size to 1..100; the default is 25. */
export const pageQuery = {
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
 * Schema of a page of a list, with totals or only `has_next`. Trust the response's `per_page`, which may differ from
 * the request's.
 */
// @__NO_SIDE_EFFECTS__
export const defineList = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), meta: pageMeta });

/** Schema of a list that is assumed to have a single page but may have more. */
// @__NO_SIDE_EFFECTS__
export const defineSinglePage = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), meta: z.optional(pageMeta) });

/** Schema of a page of a list without a known total. */
// @__NO_SIDE_EFFECTS__
export const defineWalk = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({ current_page: z.number(), per_page: z.number(), has_next: z.boolean() }),
  });

/** A page of a list. */
export interface List<T> {
  readonly data: readonly T[];
  readonly meta: PageMeta;
}

/** The available page sizes. The platform's default comes first. */
export const PAGE_SIZES = [25, 50, 100] as const;
