// What few look at, under one line that opens it.
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './folded.module.css';

interface FoldedProps {
  readonly title: string;
  /** What is in it, at the end of the line. */
  readonly hint?: string;
  /** Whether it is open: from the start, and whenever this changes. */
  readonly open?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** It is drawn from the first opening on: what it reads is read then. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

export function Folded({ title, hint, open = false, onToggle, isLate = false, children }: FoldedProps) {
  const [wasOpened, setOpened] = useState(open);
  const isEmpty = isLate && !wasOpened && !open;
  return (
    <details
      className={classes.folded}
      open={open}
      data-empty={isEmpty || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>
        <IconChevronRight size={14} aria-hidden />
        {title}
        {hint && <small>{hint}</small>}
      </summary>
      {!isEmpty && <div className={classes.within}>{children}</div>}
    </details>
  );
}
