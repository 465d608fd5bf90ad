import type { Article } from '~/api/articles';
import type { T } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { fieldSentence } from '~/ui/form/field-errors';

/** Where it stands below them, wherever one writes: it isn't said again in a notice above. */
export const TOLD_FIELDS = ['title', 'description'];

/** What the platform said of a field that it refused. */
export function fieldRefusal(t: T, state: WriteState<Article>, field: string): string | undefined {
  if (state.step !== 'refused' || state.error.problem.kind !== 'invalid') return undefined;
  const problem = state.error.problem.fields.find((one) => one.field === field);
  return problem && fieldSentence(t, problem);
}
