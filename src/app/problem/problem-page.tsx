import type { ReactNode } from 'react';
import { Page } from '~/ui/page/page';
import classes from './problem-page.module.css';

interface ProblemPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** What helps. */
  readonly children: ReactNode;
}

/** A page that can't be shown: what happened, what it means, what to do, in its middle. */
export function ProblemPage({ icon, title, text, children }: ProblemPageProps) {
  return (
    <div className={classes.problem}>
      <div className={classes.icon}>{icon}</div>
      <Page title={title}>
        <div role="alert" className={classes.text}>
          {text}
        </div>
        <div className={classes.acts}>{children}</div>
      </Page>
    </div>
  );
}
