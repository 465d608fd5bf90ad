import type { Article } from '~/api/articles';
import type { T } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { fieldSentence } from '~/ui/field-errors';

/** What the platform said of a field that it refused. */
export function fieldRefusal(t: T, state: WriteState<Article>, field: string): string | undefined {
  if (state.step !== 'refused' || state.error.problem.kind !== 'invalid') return undefined;
  const problem = state.error.problem.fields.find((one) => one.field === field);
  return problem && fieldSentence(t, problem);
}
