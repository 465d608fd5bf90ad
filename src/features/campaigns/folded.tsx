import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Card } from '~/ui/card';
import classes from './attempt.module.css';

interface FoldedProps {
  readonly title: string;
  /** Drawn from the first opening on: what it reads is read then. */
  readonly children: ReactNode;
}

/** What few look at, under one line. */
export function Folded({ title, children }: FoldedProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Card>
      <details
        className={classes.folded}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>
          <IconChevronRight size={16} aria-hidden />
          {title}
        </summary>
        {wasOpened && <div className={classes.within}>{children}</div>}
      </details>
    </Card>
  );
}
