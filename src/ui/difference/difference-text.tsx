// One line's text: the words that changed, the places found, and what would be invisible.

import classes from './difference.module.css';
import type { Mark } from './difference-model';
import { type Found, type Segment, segmentsOf } from './find-in-lines';
import type { DifferenceLine } from './parse-difference';
import { visibleText } from './visible-text';

interface DifferenceTextProps {
  readonly line: DifferenceLine;
  readonly marks: readonly Mark[];
  readonly found: readonly Found[];
  /** The place that the search stands at. */
  readonly active: Found | null;
}

export function DifferenceText({ line, marks, found, active }: DifferenceTextProps) {
  const Changed = line.kind === 'removed' ? 'del' : 'ins';
  const inner = (segment: Segment) =>
    segment.found ? (
      <mark className={classes.found} data-active={segment.found === active || undefined}>
        {visibleText(segment.text)}
      </mark>
    ) : (
      visibleText(segment.text)
    );
  return segmentsOf(line.text, marks, found).map((segment) =>
    segment.marked ? (
      <Changed key={segment.from} className={classes.word}>
        {inner(segment)}
      </Changed>
    ) : (
      <span key={segment.from}>{inner(segment)}</span>
    ),
  );
}
