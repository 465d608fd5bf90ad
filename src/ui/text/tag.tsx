// A framed word, as in the rows of a list. It is a plain element, so that a hundred tags stay fast.
import type { ReactNode } from 'react';
import classes from './tag.module.css';

/**
 * The meaning of a tag. `ok`: live or done. `info`: in progress. `warn`: needs attention. `bad`: failed. `timed`:
 * scheduled or running. `idle`: inactive. `plain`: no meaning, for names.
 */
export type TagTone = 'ok' | 'info' | 'warn' | 'bad' | 'timed' | 'idle' | 'plain';

interface TagProps {
  readonly tone?: TagTone;
  readonly title?: string;
  readonly children: ReactNode;
}

export function Tag({ tone = 'idle', title, children }: TagProps) {
  return (
    <span
      className={tone === 'idle' ? classes.tag : `${classes.tag} ${classes[tone]}`}
      title={title}
      dir="auto"
    >
      {children}
    </span>
  );
}
