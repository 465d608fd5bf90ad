import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from './page-head';

interface CustomPageHeadProps extends ComponentProps<'div'> {
  readonly parent?: ReactNode;
}

/** The header of a page that renders its own title. */
export function CustomPageHead(props: CustomPageHeadProps) {
  return <PageHead {...props} />;
}
