// A collapsible section for rarely needed content.
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './folded-section.module.css';

interface FoldedSectionProps {
  readonly title: string;
  /** A summary of the content, shown at the end of the line. */
  readonly hint?: string;
  /** The initial state. A change of this value opens or closes the section. */
  readonly open?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** True to render the content and fetch its data only when the section is first opened. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

export function FoldedSection({
  title,
  hint,
  open = false,
  onToggle,
  isLate = false,
  children,
}: FoldedSectionProps) {
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
