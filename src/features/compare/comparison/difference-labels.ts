import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { getFieldTitle } from '~/records/activity/entry-labels';
import type { ResultTone } from '~/ui/results/result-tone';
import {
  type DifferenceOutcome,
  listDifferingFields,
  type RecordDifference,
} from '../bundle/compare-bundles';
import { getRecordName } from '../record-labels';
import type { ComparedBundles } from './use-bundle-comparison';

/** Returns the display name of the record that differs. */
export const getDifferenceName = ({ kind, here, there, key }: RecordDifference): string =>
  getRecordName(here[0] ?? there[0] ?? { kind, values: {}, key });

export const OUTCOME_TONES = {
  'only-here': 'add',
  'only-there': 'timed',
  differing: 'warn',
  ambiguous: 'bad',
} as const satisfies Record<DifferenceOutcome, ResultTone>;

type Names = Pick<ComparedBundles, 'here' | 'there'>;

export function getOutcomeLabel(t: Translator, outcome: DifferenceOutcome, { here, there }: Names): string {
  switch (outcome) {
    case 'only-here':
      return t(m.compare_only_in, { name: here });
    case 'only-there':
      return t(m.compare_only_in, { name: there });
    case 'differing':
      return t(m.compare_differing);
    case 'ambiguous':
      return t(m.compare_ambiguous);
  }
}

/** Returns the text after the count of differences, such as "differ". */
export function getOutcomeCountLabel(
  t: Translator,
  outcome: DifferenceOutcome,
  count: number,
  { here, there }: Names,
): string {
  switch (outcome) {
    case 'only-here':
      return t(m.compare_count_only_in, { name: here });
    case 'only-there':
      return t(m.compare_count_only_in, { name: there });
    case 'differing':
      return t(m.compare_count_differing, { count });
    case 'ambiguous':
      return t(m.compare_count_ambiguous, { count });
  }
}

/** Returns both values of a text field if it is the only field that differs, otherwise null. */
export function findChangedText({ outcome, here, there }: RecordDifference) {
  const [left, right] = [here[0], there[0]];
  if (outcome !== 'differing' || !left || !right) return null;
  const [field, ...others] = listDifferingFields(left, right);
  if (field === undefined || others.length > 0) return null;
  const before = field === 'text' ? left.text : left.values[field];
  const after = field === 'text' ? right.text : right.values[field];
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  return { field, before, after };
}

/**
 * Returns the names of the differing fields. If the record exists on one side only, returns a sentence that names this
 * side.
 */
export function describeDifference(t: Translator, difference: RecordDifference, names: Names): string {
  const { outcome, here, there } = difference;
  const [left, right] = [here[0], there[0]];
  if (outcome !== 'differing' || !left || !right) return getOutcomeLabel(t, outcome, names);
  const fields = listDifferingFields(left, right);
  if (fields.length === 0) return getOutcomeLabel(t, outcome, names);
  return fields.map((field) => getFieldTitle(t, field === 'text' ? 'content' : field)).join(', ');
}
