import { type ReactNode, useId } from 'react';
import classes from './home.module.css';

interface HomeSectionProps {
  readonly title: string;
  /** A count or a sentence, after the title. */
  readonly note?: ReactNode;
  /** A link at the end of the line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function HomeSection({ title, note, end, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.title}>
        <h2 id={id}>{title}</h2>
        {note && <span>{note}</span>}
        {end}
      </div>
      {children}
    </section>
  );
}
