// Compares the values of a record field by field. The version before the change is always the first argument.

import { normalizeLineBreaks } from '~/lib/text/line-ends';

/** Custom equality of fields, for values that `Object.is` can't compare. */
export type FieldComparisons<Values> = {
  readonly [Field in keyof Values]?: (before: Values[Field], after: Values[Field]) => boolean;
};

/**
 * Reports whether two strings are equal except for the type of line breaks, because text fields normalize line breaks.
 */
export const isSameText = (before: string, after: string): boolean =>
  normalizeLineBreaks(before) === normalizeLineBreaks(after);

/** Returns the names of the fields that differ, in the order of `after`. */
export function findChangedFields<Values extends object>(
  before: Values,
  after: Values,
  comparisons: FieldComparisons<Values> = {},
): readonly (keyof Values)[] {
  const changed: (keyof Values)[] = [];
  for (const field in after)
    if (!(comparisons[field] ?? Object.is)(before[field], after[field])) changed.push(field);
  return changed;
}

/** Returns the changes to send: the fields that differ, with their new values. */
export function pickChanges<Values extends object>(
  before: Values,
  after: Values,
  comparisons?: FieldComparisons<Values>,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of findChangedFields(before, after, comparisons)) changes[field] = after[field];
  return changes;
}

/** Returns the fields of `values` that also exist in `changes`. */
export function pickFields<Values extends object>(values: Values, changes: Partial<Values>): Partial<Values> {
  const found: Partial<Values> = {};
  for (const field in changes) found[field] = values[field];
  return found;
}

/**
 * Returns the submitted values, with the stored values in place of unedited fields. Otherwise, saving would change
 * fields that the user didn't edit, because submitting normalizes all fields.
 */
export const restoreUneditedFields = <Values extends object>(
  opened: Values,
  typed: Values,
  submitted: Values,
): Values => ({ ...opened, ...pickFields(submitted, pickChanges(opened, typed)) });

export const hasSameValues = <Values extends object>(
  before: Values,
  after: Values,
  comparisons?: FieldComparisons<Values>,
): boolean => findChangedFields(before, after, comparisons).length === 0;

/**
 * Applies the changes that the user made since `opened` to the current version `present`. Unedited fields keep their
 * current values.
 */
export const mergeValues = <Values extends object>(
  opened: Values,
  typed: Values,
  present: Values,
  comparisons?: FieldComparisons<Values>,
): Values => ({ ...present, ...pickChanges(opened, typed, comparisons) });
