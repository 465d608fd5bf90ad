import type { ReactNode } from 'react';
import { CountButtons } from './count-buttons';
import classes from './result-summary.module.css';
import type { ResultPart } from './result-tone';
import { StackedBar } from './stacked-bar';

interface ResultSummaryProps<Key extends string> {
  /** The source of the result, for example a file name. */
  readonly title?: string;
  /** The total, for example "191 rows". */
  readonly whole: string;
  /** The time of the result, or a sentence such as "Nothing is written yet". */
  readonly end?: ReactNode;
  /** Replaces the line with `title` and `end` above the bar. */
  readonly line?: ReactNode;
  readonly parts: readonly ResultPart<Key>[];
  /** The accessible name of the counts. */
  readonly countsLabel: string;
  readonly selected: Key | undefined;
  readonly onSelect: (key: Key | undefined) => void;
  /** Content below the counts, such as options and filters. */
  readonly children?: ReactNode;
}

/** Summarizes a result in one line and one bar, and offers its counts as filters. */
export function ResultSummary<Key extends string>(props: ResultSummaryProps<Key>) {
  const { title, whole, end, line, parts, countsLabel, selected, onSelect, children } = props;
  return (
    <div className={classes.summary}>
      {line ?? (
        <p className={classes.line}>
          {title && <b className="raw-text">{title}</b>} <span>{whole}</span>
          {end && <span className={classes.end}>{end}</span>}
        </p>
      )}
      <StackedBar whole={whole} parts={parts} />
      <CountButtons label={countsLabel} parts={parts} selected={selected} onSelect={onSelect} />
      {children}
    </div>
  );
}
