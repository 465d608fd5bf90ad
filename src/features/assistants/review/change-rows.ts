// Builds the rows of a change for the side-by-side view. Marks changed words, and adds unchanged lines before and after
// the change.
import { computeChangeMarkings, type LineMarking } from '~/lib/difference/change-markings';
import { splitLines } from '~/lib/text/lines';
import { compareLines } from '~/lib/text/text-changes';
import type { LinesChange } from './collect-review-changes';
import { findLineAt, findLineStarts } from './line-places';

export interface RowCell {
  /** The line number in the text, starting at 1. */
  readonly number: number;
  readonly text: string;
  readonly marking: LineMarking;
}

/** A row of the side-by-side view, with a line of both versions or of only one of them. */
export interface ChangeRow {
  readonly isChanged: boolean;
  readonly before: RowCell | null;
  readonly after: RowCell | null;
}

const PLAIN: LineMarking = { marks: [], whole: false };
const bare = (line: string) => line.replace(/\r?\n$|\r$/, '');

/** Returns the rows of a change. `around` is the number of unchanged lines shown before and after the change. */
export function buildChangeRows(
  before: string,
  after: string,
  change: LinesChange,
  around: number,
): readonly ChangeRow[] {
  const starts = findLineStarts(before);
  let number = findLineAt(starts, change.before.from) + 1;
  let afterNumber = change.line;
  const rows: ChangeRow[] = [];
  const context = (line: string) =>
    rows.push({
      isChanged: false,
      before: { number: number++, text: bare(line), marking: PLAIN },
      after: { number: afterNumber++, text: bare(line), marking: PLAIN },
    });
  const first = Math.max(0, number - 1 - around);
  const head = splitLines(before.slice(starts[first], change.before.from));
  number -= head.length;
  afterNumber -= head.length;
  head.forEach(context);
  let removed: readonly string[] = [];
  let added: readonly string[] = [];
  const flush = () => {
    const markings = computeChangeMarkings(removed.map(bare), added.map(bare));
    for (let row = 0; row < Math.max(removed.length, added.length); row++) {
      const [old, young] = [removed[row], added[row]];
      rows.push({
        isChanged: true,
        before:
          old === undefined
            ? null
            : { number: number++, text: bare(old), marking: markings.removed[row] ?? PLAIN },
        after:
          young === undefined
            ? null
            : { number: afterNumber++, text: bare(young), marking: markings.added[row] ?? PLAIN },
      });
    }
    removed = [];
    added = [];
  };
  const sides = [change.before, change.after] as const;
  for (const part of compareLines(
    before.slice(sides[0].from, sides[0].to),
    after.slice(sides[1].from, sides[1].to),
  )) {
    if (part.removed) removed = [...removed, ...part.value];
    else if (part.added) added = [...added, ...part.value];
    else {
      flush();
      part.value.forEach(context);
    }
  }
  flush();
  const last = findLineAt(starts, change.before.to);
  splitLines(before.slice(change.before.to, starts[last + around] ?? before.length)).forEach(context);
  return rows;
}
