// A word in a frame, as in the rows of a list: a plain element, so that a hundred of them stay quick.
import type { ReactNode } from 'react';
import classes from './tag.module.css';

/**
 * What a state means: live or done; in the works; wants a person; failed; waits on time or runs; at rest. `plain` is a name, no
 * state.
 */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'timed' | 'idle' | 'plain';

interface TagProps {
  readonly tone?: Tone;
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
