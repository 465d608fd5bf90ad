import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from './page-head';

interface PageBarProps extends ComponentProps<'div'> {
  readonly parent?: ReactNode;
}

/** The head of a page that draws its title itself. */
export function PageBar(props: PageBarProps) {
  return <PageHead {...props} />;
}
