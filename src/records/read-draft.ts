// A form's draft as this browser kept it, perhaps by another build.
import * as z from 'zod/mini';
import { asObject } from '~/lib/json';

/** Whether what was kept has the fields of these values, and nothing else. */
const isLike = (values: object, kept: unknown): boolean => {
  const found = asObject(kept) ?? {};
  return Object.entries({ ...found, ...values }).every(
    ([field, value]) =>
      field in values &&
      field in found &&
      (value === null || found[field] === null || typeof value === typeof found[field]),
  );
};

/** What was typed and what it was begun on, for which former builds had other names; null where it doesn't fit the form. */
export function readDraft<Values extends object>(kept: unknown, start: Values) {
  const values = z.custom<Values>((value) => isLike(start, value));
  const former = z.optional(values);
  const draft = z.object({ typed: values, opened: former, begunOn: former, initial: former });
  const { data } = draft.safeParse(kept);
  return data ? { typed: data.typed, opened: data.opened ?? data.begunOn ?? data.initial ?? start } : null;
}
