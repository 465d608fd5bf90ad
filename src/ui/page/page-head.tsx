// The header at the top of every page, 56 px high.
import { type ComponentProps, type ReactNode, use } from 'react';
import { PageFrameContext } from './page-frame-context';
import classes from './page-head.module.css';

interface PageHeadProps extends ComponentProps<'div'> {
  /** A link to the parent page, if that isn't the page's section. */
  readonly parent?: ReactNode;
  /** True if tabs follow the header. The header then has no line below it, because the tabs have one. */
  readonly hasTabs?: boolean;
}

export function PageHead({ parent, hasTabs = false, className = '', children, ...props }: PageHeadProps) {
  const frame = use(PageFrameContext);
  return (
    <div
      {...props}
      className={`${classes.head} ${className}`}
      data-page-head
      data-tabs={hasTabs || undefined}
    >
      {frame ? <frame.Start parent={parent} /> : parent}
      {children}
      {frame && <frame.End />}
    </div>
  );
}
