// Everything that stands in a form that is on screen.
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

/** Drawn anew with every change. A copy each time: the form's own object changes inside, and would be equal to itself. */
export const useFormValues = <Values extends FieldValues>({ control }: UseFormReturn<Values>): Values =>
  useWatch({ control, compute: (values: Values) => ({ ...values }) });
