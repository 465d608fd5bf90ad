// Parses stored drafts field by field, because another build with different fields may have written them. An invalid
// field must not affect the valid fields.
import type * as z from 'zod/mini';
import { toObject } from '~/lib/json/json';

/** A field of a draft that the current form doesn't have or can't accept. */
export interface RejectedField {
  readonly field: string;
  readonly value: unknown;
}

/** The fields of a draft that the current form accepts, and those that it doesn't accept. */
export interface RestoredFields<Values> {
  /** Null if the form accepts no field of the draft. */
  readonly values: Values | null;
  readonly unfit: readonly RejectedField[];
}

/** Converts a stored draft to the fields of `start`. Missing or invalid fields are taken from `start`. */
export function restoreFields<Values extends object>(
  kept: unknown,
  start: Values,
  schema: z.ZodMiniType<Values>,
): RestoredFields<Values> {
  const found = toObject(kept);
  if (!found) return { values: null, unfit: [{ field: '', value: kept }] };
  let values: Values | null = null;
  const unfit: RejectedField[] = [];
  for (const [field, value] of Object.entries(found)) {
    const next: Values | undefined = Object.hasOwn(start, field)
      ? schema.safeParse({ ...(values ?? start), [field]: value }).data
      : undefined;
    if (next === undefined) unfit.push({ field, value });
    else values = next;
  }
  return { values, unfit };
}
