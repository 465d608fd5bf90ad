// One change as a screen reader says it when the reader is brought there.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { DifferenceModel } from '~/lib/difference/difference-model';

/** Longer lines are said from their beginning only; the line itself can be read on. */
const SPOKEN = 200;
const LINES = 6;

export function spokenChange(
  t: T,
  model: DifferenceModel,
  change: number,
  unforeseen: ReadonlySet<number>,
): string {
  const { from = 0, to = 0 } = model.change(change) ?? {};
  const said = [t(m.difference_change_of, { change: change + 1, changes: model.changeCount })];
  for (let index = from; index < Math.min(to, from + LINES); index++) {
    const kind = model.kindAt(index);
    if (kind !== 'removed' && kind !== 'added') continue;
    const mark = t(kind === 'removed' ? m.difference_removed_line : m.difference_added_line);
    const flag = unforeseen.has(index) ? `${t(m.difference_unforeseen)} ` : '';
    said.push(`${mark} ${flag}${model.textAt(index).slice(0, SPOKEN)}`);
  }
  return said.join('\n');
}
