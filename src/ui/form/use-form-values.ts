import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

/**
 * Returns the form's current values and rerenders on every change. Each result is a new copy, because the form mutates
 * its own object, so that the old and new values would compare as equal.
 */
export const useFormValues = <Values extends FieldValues>({ control }: UseFormReturn<Values>): Values =>
  useWatch({ control, compute: (values: Values) => ({ ...values }) });
