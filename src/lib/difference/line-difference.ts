// Compares two texts by lines.
import { comparedLines } from '../text/text-changes';
import type { DifferenceLine } from './parse-difference';

const kindOf = (part: { readonly removed: boolean; readonly added: boolean }) =>
  part.removed ? 'removed' : part.added ? 'added' : 'context';

/** Returns every line of both texts. A line also counts as changed if only its ending differs. */
export function lineDifference(before: string, after: string): DifferenceLine[] {
  const lines: DifferenceLine[] = [];
  let [oldAt, youngAt, change] = [0, 0, 0];
  for (const part of comparedLines(before, after)) {
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
