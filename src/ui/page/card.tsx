// One section of a record's page: what belongs together, in a frame.
import { type ReactNode, useId } from 'react';
import { useFormatLocale } from '~/i18n/use-t';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  /** The number of things in the card, after its title. */
  readonly count?: number;
  /** What is to be known of all of it, at the end of its header. */
  readonly hint?: ReactNode;
  /** One goes there by its name. */
  readonly isRegion?: boolean;
  /** Its content reaches from edge to edge. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, count, hint, isRegion = false, isFlush = false, children }: CardProps) {
  const id = useId();
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <section className={classes.card} {...(isRegion && { 'aria-labelledby': id })}>
      {title && (
        <header>
          <h2 id={id}>{title}</h2>
          {count !== undefined && <span className={classes.count}>{number.format(count)}</span>}
          {hint && <span className={classes.hint}>{hint}</span>}
        </header>
      )}
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
