// Compares two texts by lines.
import { compareLines } from '../text/text-changes';
import type { DifferenceLine } from './parse-difference';

const getLineKind = (part: { readonly removed: boolean; readonly added: boolean }) =>
  part.removed ? 'removed' : part.added ? 'added' : 'context';

/** Returns every line of both texts. A line also counts as changed if only its ending differs. */
export function diffLines(before: string, after: string): DifferenceLine[] {
  const lines: DifferenceLine[] = [];
  let [oldAt, youngAt, change] = [0, 0, 0];
  for (const part of compareLines(before, after)) {
    const kind = getLineKind(part);
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
