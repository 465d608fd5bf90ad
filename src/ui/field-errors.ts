// Lands the platform's refusals on the fields of a form.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '~/api/http/api-error';
import type { T } from '~/i18n/use-t';
import { fieldSentence } from './problem-sentence';

/**
 * Sets an error on every field of the form that the refusal names (`names` maps the platform's field to the form's)
 * and focuses the first. What names no field stays with the notice above the button.
 */
export function setFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: ApiError,
  names: Readonly<Record<string, Path<Values>>>,
  t: T,
): void {
  if (error.problem.kind !== 'invalid') return;
  let shouldFocus = true;
  for (const problem of error.problem.fields) {
    const name = names[problem.field];
    if (!name) continue;
    form.setError(name, { type: problem.code, message: fieldSentence(t, problem) }, { shouldFocus });
    shouldFocus = false;
  }
}
