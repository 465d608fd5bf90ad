// Lists come in pages of two shapes: with a total, and with no more than "there is a next one".
import * as z from 'zod/mini';
import type { PageMeta } from '~/lib/file/page-meta';

/** What a list may be asked for. Pages count from 1; the size is clamped by the platform to 1..100, 25 where none is asked. */
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
 * A page of a list: with totals, or only with whether there is a next one. The answer's `per_page` is the truth, not the one
 * asked for.
 */
// @__NO_SIDE_EFFECTS__
export const listOf = <T extends z.ZodMiniType>(item: T) => z.object({ data: z.array(item), meta: pageMeta });

/**
 * A list of which a single page is assumed, and which may come in pages nevertheless.
 */
// @__NO_SIDE_EFFECTS__
export const singlePageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), meta: z.optional(pageMeta) });

/**
 * A page of a walk: nobody knows how many there are.
 */
// @__NO_SIDE_EFFECTS__
export const walkOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({ current_page: z.number(), per_page: z.number(), has_next: z.boolean() }),
  });

export interface List<T> {
  readonly data: readonly T[];
  readonly meta: PageMeta;
}

/** The page sizes that a person may choose; the platform's own default first. */
export const PAGE_SIZES = [25, 50, 100] as const;
