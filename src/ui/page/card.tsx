// A card on a record's page that groups related content.
import { type ReactNode, useId } from 'react';
import { useFormatLocale } from '~/i18n/use-t';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  /** The number of items in the card, shown after its title. */
  readonly count?: number;
  /** A note about the whole card, shown at the end of its header. */
  readonly hint?: ReactNode;
  /** True to make the card a landmark named by its title. */
  readonly isRegion?: boolean;
  /** True if the content has no padding. */
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
