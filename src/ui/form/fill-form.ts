// Puts values into a form that is on screen.
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Not by `reset`: that forgets its fields until they are drawn anew, which the compiler may spare them. */
export function fillForm<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  form.setValues(values);
  form.clearErrors();
}
