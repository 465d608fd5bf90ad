import type { ReactNode } from 'react';
import type { Tone } from '../text/tag';
import classes from './identity.module.css';

interface StatusDotProps {
  /** `idle` has a hollow dot. */
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** The usual state of a record: a dot and a word, where a tag would claim attention. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  );
}
