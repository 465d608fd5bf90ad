// Determines which lines to compare with each other in order to mark the words that changed inside them.

import type { ChangeMarkings, LineMarking } from './change-markings';
import type { DifferenceModel } from './difference-model';

/** Lines to compare with each other. `key` identifies this comparison within the difference. */
export interface LineComparison {
  readonly key: string;
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

/** The marking of a line that has no counterpart. */
export const UNMARKED: LineMarking = { marks: [], whole: false };

/**
 * Returns a line's marking if `known` contains the comparison of the line with its counterparts. Otherwise returns the
 * lines to compare next. If a change is too large for one comparison, pairs its removed and added lines by position.
 */
export function findLineMarking(
  model: DifferenceModel,
  index: number,
  known: ReadonlyMap<string, ChangeMarkings>,
): LineMarking | LineComparison {
  const number = model.changeAt(index);
  const kind = model.kindAt(index);
  const change = number === null ? undefined : model.change(number);
  if (!change || (kind !== 'removed' && kind !== 'added')) return UNMARKED;
  const { removed, added } = change;
  if (removed.length === 0 || added.length === 0) return UNMARKED;
  const at = change[kind].indexOf(index);
  const whole = known.get(`${number}`);
  if (!whole) return { key: `${number}`, removed, added };
  if (whole.complete) return whole[kind][at] ?? UNMARKED;
  const [one, other] = [removed[at], added[at]];
  if (one === undefined || other === undefined) return UNMARKED;
  const key = `${number} ${at}`;
  return known.get(key)?.[kind][0] ?? { key, removed: [one], added: [other] };
}
