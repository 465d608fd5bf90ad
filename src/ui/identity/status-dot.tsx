import type { ReactNode } from 'react';
import type { TagTone } from '../text/tag';
import classes from './identity.module.css';

interface StatusDotProps {
  /** The color of the dot. `idle` has a hollow dot. */
  readonly tone: TagTone;
  readonly children: ReactNode;
}

/** A record's status as a dot and a word, less prominent than a tag. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  );
}
