// Sets the values of a mounted form.
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Sets values without `reset`, which would unregister the fields until their next render. The compiler may skip that
 * render.
 */
export function fillForm<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  form.setValues(values);
  form.clearErrors();
}
