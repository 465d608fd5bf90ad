// Reads, field by field, a draft that another build of a form may have kept: what doesn't fit costs only itself.
import type * as z from 'zod/mini';
import { asObject } from '~/lib/json/json';

/** A part of a draft that has no place in today's form. */
export interface Unfit {
  readonly field: string;
  readonly value: unknown;
}

export interface Fitted<Values> {
  /** Null where nothing of the draft fits. */
  readonly values: Values | null;
  readonly unfit: readonly Unfit[];
}

/** Fits what was kept to the fields of `start`, which fills in those that are absent or don't fit. */
export function fitFields<Values extends object>(
  kept: unknown,
  start: Values,
  schema: z.ZodMiniType<Values>,
): Fitted<Values> {
  const found = asObject(kept);
  if (!found) return { values: null, unfit: [{ field: '', value: kept }] };
  let values: Values | null = null;
  const unfit: Unfit[] = [];
  for (const [field, value] of Object.entries(found)) {
    const next: Values | undefined = Object.hasOwn(start, field)
      ? schema.safeParse({ ...(values ?? start), [field]: value }).data
      : undefined;
    if (next === undefined) unfit.push({ field, value });
    else values = next;
  }
  return { values, unfit };
}
