// How the values of a record are compared, field by field. One order everywhere: before, then after.

import { withLineFeeds } from '~/lib/text/line-ends';

/** How two values of a field are compared, where being identical isn't what counts. */
export type Comparisons<Values> = {
  readonly [Field in keyof Values]?: (before: Values[Field], after: Values[Field]) => boolean;
};

/** Whether two texts differ in more than their line breaks, which a text field turns into one sign. */
export const sameText = (before: string, after: string): boolean =>
  withLineFeeds(before) === withLineFeeds(after);

/** The names of the fields in which `after` differs from `before`, in the order of `after`. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
  comparisons: Comparisons<Values> = {},
): readonly (keyof Values)[] {
  const changed: (keyof Values)[] = [];
  for (const field in after)
    if (!(comparisons[field] ?? Object.is)(before[field], after[field])) changed.push(field);
  return changed;
}

/** What an update sends: the fields that differ, with their values after the change. */
export function changesBetween<Values extends object>(
  before: Values,
  after: Values,
  comparisons?: Comparisons<Values>,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of changedFields(before, after, comparisons)) changes[field] = after[field];
  return changes;
}

/** Of `values` the fields that `changes` has. */
export function fieldsOf<Values extends object>(values: Values, changes: Partial<Values>): Partial<Values> {
  const found: Partial<Values> = {};
  for (const field in changes) found[field] = values[field];
  return found;
}

/** Returns the submitted values with every field that wasn't edited as it is stored: normalizing it would be an unasked change. */
export const keepUnedited = <Values extends object>(
  opened: Values,
  typed: Values,
  submitted: Values,
): Values => ({ ...opened, ...fieldsOf(submitted, changesBetween(opened, typed)) });

export const sameValues = <Values extends object>(
  before: Values,
  after: Values,
  comparisons?: Comparisons<Values>,
): boolean => changedFields(before, after, comparisons).length === 0;

/** What the person changed since `opened`, put over `present`: what they left alone stays as it is there. */
export const mergedValues = <Values extends object>(
  opened: Values,
  typed: Values,
  present: Values,
  comparisons?: Comparisons<Values>,
): Values => ({ ...present, ...changesBetween(opened, typed, comparisons) });
