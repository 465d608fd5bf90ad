import type { ReactNode } from 'react';
import { CountButtons } from './count-buttons';
import classes from './result-summary.module.css';
import type { ResultPart } from './result-tone';
import { StackedBar } from './stacked-bar';

interface ResultSummaryProps<Key extends string> {
  /** The thing that was read, for example a file's name. */
  readonly title?: string;
  /** The size of the whole, for example "191 rows". */
  readonly whole: string;
  /** The time of the reading, or a sentence such as "Nothing is written yet". */
  readonly end?: ReactNode;
  /** The line above the bar, in place of `title` and `end`. */
  readonly line?: ReactNode;
  readonly parts: readonly ResultPart<Key>[];
  /** The name of the group of counts. */
  readonly countsLabel: string;
  readonly selected: Key | undefined;
  readonly onSelect: (key: Key | undefined) => void;
  /** Notices below the counts. */
  readonly children?: ReactNode;
}

/** Tells in one line what was read and when, shows it as one bar, and offers its counts as filters. */
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
