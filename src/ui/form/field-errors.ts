// Assigns the platform's validation errors to form fields.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

/**
 * Shows each error of the platform at the form field that it names, and focuses the first of these fields. Form fields
 * have the same names as the platform's fields. Errors of other fields are shown in the notice above the button.
 */
export function setFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: ApiError,
  t: Translator,
): void {
  if (error.problem.kind !== 'invalid') return;
  let shouldFocus = true;
  for (const problem of error.problem.fields) {
    if (!isField(form, problem.field)) continue;
    form.setError(
      problem.field,
      { type: problem.code, message: describeFieldError(t, problem) },
      { shouldFocus },
    );
    shouldFocus = false;
  }
}

const isField = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): name is Path<Values> => name in form.getValues();

/**
 * Returns the sentence for the error code of an invalid field. Returns the platform's English message if the code is
 * unknown.
 */
export function describeFieldError(
  t: Translator,
  problem: { readonly code: string; readonly message: string },
): string {
  switch (problem.code) {
    case 'blank':
      return t(m.errors_field_empty);
    case 'taken':
      return t(m.errors_field_in_use);
    default:
      return t(m.errors_field_invalid, { message: problem.message || problem.code });
  }
}
