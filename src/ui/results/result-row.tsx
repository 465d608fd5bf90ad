import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, PointerEvent, ReactNode } from 'react';
import { setTruncatedTitle } from '../text/truncated-title';
import classes from './result-row.module.css';
import { getToneColor, type ResultTone } from './result-tone';

interface ResultRowProps {
  readonly icon: ComponentType<IconProps>;
  /** The record's name, as a link or button if the record can be opened. */
  readonly name: ReactNode;
  /** The record's kind or location, in a fainter color after its name. */
  readonly kind?: ReactNode;
  /** The part of the result that contains the record, shown as a dot before the text. */
  readonly tone?: ResultTone;
  /** The problem with the record, or what happens to the record. */
  readonly text?: ReactNode;
  /** The way to fix the problem, as a button or a link. */
  readonly fix?: ReactNode;
  /** True if the row above is about the same record. The icon is then hidden. */
  readonly isContinued?: boolean;
  /** True to wrap the text on wide screens, too, for sentences that must be read in full. */
  readonly isWrapped?: boolean;
  /** Content below the row, for example fields that fix the problem. */
  readonly children?: ReactNode;
}

const showWholeText = ({ currentTarget }: PointerEvent<HTMLElement>) => setTruncatedTitle(currentTarget);

/** One row of a result. On wide screens, its text is truncated to one line unless it is wrapped. */
export function ResultRow(props: ResultRowProps) {
  const { icon: Icon, name, kind, tone, text, fix, isContinued = false, isWrapped = false, children } = props;
  return (
    <li
      className={classes.row}
      data-continued={isContinued || undefined}
      data-wrapped={isWrapped || undefined}
    >
      <span className={classes.icon}>
        <Icon size={15} aria-hidden />
      </span>
      <div className={classes.name} onPointerEnter={showWholeText}>
        <span dir="auto">{name}</span> {kind && <small>{kind}</small>}
      </div>
      {text && (
        <div className={classes.text} onPointerEnter={showWholeText}>
          {tone && <i className={classes.tone} style={{ background: getToneColor(tone) }} />}
          {text}
        </div>
      )}
      {fix && <div className={classes.fix}>{fix}</div>}
      {children && <div className={classes.below}>{children}</div>}
    </li>
  );
}
