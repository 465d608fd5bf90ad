// Which lines are compared with which, to find the words that changed inside them.
import type { DifferenceModel } from './difference-model';
import type { Marking, Markings } from './markings';

/** Lines that are compared with each other; the same `key` for the same ones of one difference. */
export interface MarkedPart {
  readonly key: string;
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

export const UNMARKED: Marking = { marks: [], whole: false };

/**
 * What changed inside a line, by what is known of the parts; the part to be compared next where that isn't known yet. Where a
 * change is too much to be compared at once, its first removed line stands for its first added one, and so on.
 */
export function lineMarking(
  model: DifferenceModel,
  index: number,
  known: ReadonlyMap<string, Markings>,
): Marking | MarkedPart {
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
