// A word in a frame, as in the rows of a list: Mantine's badge as a plain element, so that a hundred of them stay quick.
import type { ReactNode } from 'react';
import classes from './tag.module.css';

interface TagProps {
  /** `filled` is told apart from its background, `outline` isn't. */
  readonly look?: 'filled' | 'outline';
  /** One of the theme's colours, for a dot before the word. The word says it; the dot only helps to find it. */
  readonly dot?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

export function Tag({ look = 'filled', dot, title, children }: TagProps) {
  return (
    <span className={`${classes.tag} ${dot ? classes.dotted : classes[look]}`} title={title}>
      {dot && <span className={classes.dot} style={{ background: `var(--mantine-color-${dot}-filled)` }} />}
      {children}
    </span>
  );
}
