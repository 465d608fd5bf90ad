// Reads stored drafts field by field. They may come from another build with other fields, and one that doesn't fit must
// not affect the rest.
import type * as z from 'zod/mini';
import { toObject } from '~/lib/json/json';

/** A part of a draft that doesn't fit the current form. */
export interface Unfit {
  readonly field: string;
  readonly value: unknown;
}

/** The parts of a draft that fit the current form, and those that don't. */
export interface Fitted<Values> {
  /** Null if nothing of the draft fits. */
  readonly values: Values | null;
  readonly unfit: readonly Unfit[];
}

/** Fits a stored draft to the fields of `start`. Fields that are missing or don't fit are taken from `start`. */
export function restoreFields<Values extends object>(
  kept: unknown,
  start: Values,
  schema: z.ZodMiniType<Values>,
): Fitted<Values> {
  const found = toObject(kept);
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
