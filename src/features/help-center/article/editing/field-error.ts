import type { Article } from '~/api/articles';
import type { Translator } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { describeFieldError } from '~/ui/form/field-errors';

/** The fields that show their own validation errors. Notices don't repeat these errors. */
export const FIELDS_WITH_OWN_ERROR = ['title', 'description'];

/** Returns the platform's validation message for a field. */
export function getFieldError(t: Translator, state: WriteState<Article>, field: string): string | undefined {
  if (state.step !== 'refused' || state.error.problem.kind !== 'invalid') return undefined;
  const problem = state.error.problem.fields.find((one) => one.field === field);
  return problem && describeFieldError(t, problem);
}
