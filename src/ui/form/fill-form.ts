// Sets the values of a mounted form.
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Sets values field by field instead of calling `reset`. `reset` would unregister the fields until their next render,
 * which the React compiler may skip.
 */
export function fillForm<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  form.setValues(values);
  form.clearErrors();
}
