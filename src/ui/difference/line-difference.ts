// Two texts compared line by line, as the lines that a difference is drawn from.
import { diffArrays } from 'diff';
import { linesOf } from '~/lib/lines';
import type { DifferenceLine } from './parse-difference';

/** Beyond this many line edits two texts have little in common: all of the one went, all of the other came. */
const MAX_EDITS = 4000;

const kindOf = (part: { readonly removed: boolean; readonly added: boolean }) =>
  part.removed ? 'removed' : part.added ? 'added' : 'context';

/** Every line of both texts. A line counts as changed where only its ending is another. */
export function lineDifference(before: string, after: string): DifferenceLine[] {
  const [old, young] = [linesOf(before), linesOf(after)];
  const parts = diffArrays(old, young, { maxEditLength: MAX_EDITS }) ?? [
    { value: old, removed: true, added: false },
    { value: young, removed: false, added: true },
  ];
  const lines: DifferenceLine[] = [];
  let [oldAt, youngAt, change] = [0, 0, 0];
  for (const part of parts) {
    const kind = kindOf(part);
    if (kind === 'context' && lines.length > 0) change++;
    for (const line of part.value)
      lines.push({
        kind,
        text: line.replace(/\n$/, ''),
        before: kind === 'added' ? null : ++oldAt,
        after: kind === 'removed' ? null : ++youngAt,
        change: kind === 'context' ? null : change,
      });
  }
  return lines;
}
