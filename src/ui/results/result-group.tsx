import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import classes from './result-group.module.css';

/** The least number of further rows that one press of "Show more" draws. */
const STEP = 200;

interface ResultGroupProps<Item> {
  readonly title: string;
  /** The number in the header; the number of items unless given. */
  readonly count?: number;
  /** One sentence about the group. */
  readonly text?: ReactNode;
  /** Further content at the end of the header. */
  readonly end?: ReactNode;
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => string | number;
  /** The number of rows shown at first. */
  readonly first?: number;
  /** The group starts collapsed. */
  readonly isShut?: boolean;
  /** Renders a `ResultRow`. */
  readonly children: (item: Item) => ReactNode;
}

/** A collapsible group of rows, of which the first are shown until a person asks for more. */
export function ResultGroup<Item>(props: ResultGroupProps<Item>) {
  const { title, items, text, end, getKey, first = STEP, isShut = false, children } = props;
  const count = props.count ?? items.length;
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(!isShut);
  const [most, setMost] = useState(first);
  // A few more rows aren't worth a button.
  const shown = items.length <= most * 1.25 ? items : items.slice(0, most);
  const more = items.length - shown.length;
  // As many as are there already, so that a few presses show thousands.
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
                  // The button goes with the last rows, and would take the focus along.
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
        {isOpen && shown.map((item) => <Fragment key={getKey(item)}>{children(item)}</Fragment>)}
      </ul>
    </section>
  );
}
