// The line of 56 px at the top of every page.
import { type ComponentProps, type ReactNode, use } from 'react';
import { PageFrame } from './page-frame';
import classes from './page-head.module.css';

interface PageHeadProps extends ComponentProps<'div'> {
  /** A link to what the page lies in, where that isn't its section. */
  readonly parent?: ReactNode;
  /** Tabs follow, so that the line below them is the only one. */
  readonly hasTabs?: boolean;
}

export function PageHead({ parent, hasTabs = false, className = '', children, ...props }: PageHeadProps) {
  const frame = use(PageFrame);
  return (
    <div {...props} className={`${classes.head} ${className}`} data-tabs={hasTabs || undefined}>
      {frame ? <frame.Start parent={parent} /> : parent}
      {children}
      {frame && <frame.End />}
    </div>
  );
}
