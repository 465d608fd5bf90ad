import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import classes from './result-group.module.css';

/** The minimum number of rows added by "Show more". */
const STEP = 200;

interface ResultGroupProps<Item> {
  readonly title: string;
  /** The number in the header. Defaults to the number of items. */
  readonly count?: number;
  /** A one-sentence explanation of the group. */
  readonly text?: ReactNode;
  /** Content at the end of the header. */
  readonly end?: ReactNode;
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => string | number;
  /** The number of rows shown at first. */
  readonly first?: number;
  /** True if the group is initially collapsed. */
  readonly isShut?: boolean;
  /** Renders a `ResultRow`. `before` is the item of the row above. */
  readonly children: (item: Item, before: Item | undefined) => ReactNode;
}

/** A collapsible group of rows that initially shows only its first rows. */
export function ResultGroup<Item>(props: ResultGroupProps<Item>) {
  const { title, items, text, end, getKey, first = STEP, isShut = false, children } = props;
  const count = props.count ?? items.length;
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(!isShut);
  const [most, setMost] = useState(first);
  // Shows all rows if only a few more remain, because a few rows don't justify a "Show more" button.
  const shown = items.length <= most * 1.25 ? items : items.slice(0, most);
  const more = items.length - shown.length;
  // Doubles the number of rows, so that a few presses show thousands.
  const next = most + Math.max(STEP, most);
  return (
    <section className={classes.group}>
      <header>
        <h2>
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden />
            {title} <span className={classes.count}>{number.format(count)}</span>
          </button>
        </h2>
        {text && <span className={classes.text}>{text}</span>}
        {(end || (isOpen && more > 0)) && (
          <span className={classes.end}>
            {end}
            {isOpen && more > 0 && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={() => {
                  // The "Show more" button disappears when all rows are shown, so the focus moves to the header.
                  if (items.length <= next * 1.25) toggle.current?.focus();
                  setMost(next);
                }}
              >
                {t(m.common_show_more, { count: items.length <= next * 1.25 ? more : next - most })}
              </Button>
            )}
          </span>
        )}
      </header>
      <ul id={id} aria-label={title} hidden={!isOpen}>
        {isOpen &&
          shown.map((item, index) => (
            <Fragment key={getKey(item)}>{children(item, shown[index - 1])}</Fragment>
          ))}
      </ul>
    </section>
  );
}
