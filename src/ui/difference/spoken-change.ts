// One change as a screen reader says it when the reader is brought there.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { DifferenceModel } from './difference-model';

/** Longer lines are said from their beginning only; the line itself can be read on. */
const SPOKEN = 200;
const LINES = 6;

export function spokenChange(
  t: T,
  model: DifferenceModel,
  change: number,
  unforeseen: ReadonlySet<number>,
): string {
  const { from = 0, to = 0 } = model.changes[change] ?? {};
  const lines = model.lines.slice(from, Math.min(to, from + LINES)).flatMap(({ kind, text }, offset) => {
    if (kind !== 'removed' && kind !== 'added') return [];
    const mark = t(kind === 'removed' ? m.difference_removed_line : m.difference_added_line);
    const flag = unforeseen.has(from + offset) ? `${t(m.difference_unforeseen)} ` : '';
    return [`${mark} ${flag}${text.slice(0, SPOKEN)}`];
  });
  return [t(m.difference_change_of, { change: change + 1, changes: model.changes.length }), ...lines].join(
    '\n',
  );
}
