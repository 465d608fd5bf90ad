// Parses a form's draft from browser storage. Another version of the console may have stored it.
import * as z from 'zod/mini';
import { type RestoredFields, restoreFields } from '~/drafts/restore-fields';
import { toObject } from '~/lib/json/json';
import { isSameJson } from '~/lib/json/merge-patch';

const getFieldKind = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Reports whether two values have the same type. Null matches any value. An empty list `one` matches any list. */
function isLike(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return getFieldKind(one) === getFieldKind(other);
  const [first] = one;
  return first === undefined || other.every((entry) => getFieldKind(entry) === getFieldKind(first));
}

const isFilledLike = (start: object, kept: unknown): boolean => {
  const found = toObject(kept) ?? {};
  return Object.entries(start).every(([field, value]) => field in found && isLike(value, found[field]));
};

export interface FormDraft<Values> {
  readonly typed: Values;
  readonly opened: Values;
}

/**
 * Returns the typed values and the values that the form was opened with. Earlier versions of the console stored the
 * latter under other names.
 */
export function readDraft<Values extends object>(
  kept: unknown,
  start: Values,
): RestoredFields<FormDraft<Values>> {
  const schema = z.custom<Values>((value) => isFilledLike(start, value));
  const draft = toObject(kept) ?? {};
  const begun = draft.opened ?? draft.begunOn ?? draft.initial;
  const { values: typed, unfit } = restoreFields(draft.typed ?? kept, start, schema);
  const opened = restoreFields(begun, start, schema).values ?? start;
  return {
    values: typed && !isSameJson(typed, opened) ? { typed, opened } : null,
    // Omits values that the user didn't change since the form was opened.
    unfit: unfit.filter(({ field, value }) => {
      const before = toObject(begun)?.[field];
      return before === undefined || !isSameJson(before, value);
    }),
  };
}
