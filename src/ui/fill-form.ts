// Puts values into a form that is on screen.
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Not by `reset`: that forgets its fields until they are drawn anew, which the compiler may spare them. */
export function fillForm<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
  form.clearErrors();
}
