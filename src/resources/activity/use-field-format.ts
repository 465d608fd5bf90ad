// Formats the field values of logged writes. The actions of a macro are described in sentences, with the names of the
// records that they refer to.
import { describeActionLines } from '~/domain/describe-actions';
import { useTargetNames } from '~/domain/use-action-targets';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { formatFieldValue } from '~/records/activity/entry-labels';

const getActions = (field: string, value: unknown): readonly unknown[] | null =>
  field === 'actions' && Array.isArray(value) ? value : null;

/** Returns a function that formats values. `shown` contains all fields and values that it will format. */
export function useFieldFormat(
  shown: readonly (readonly [field: string, value: unknown])[],
): (field: string, value: unknown) => string {
  const t = useT();
  const language = useFormatLocale();
  const all = shown.flatMap(([field, value]) => getActions(field, value) ?? []);
  const names = useTargetNames(all.length > 0 ? all : null);
  return (field, value) => {
    const actions = getActions(field, value);
    return actions ? describeActionLines(t, language, actions, names) : formatFieldValue(t, field, value);
  };
}
