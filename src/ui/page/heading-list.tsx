// An outline of the headings of an edited text.
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Heading, MAX_HEADINGS } from '~/lib/headings';
import classes from './heading-list.module.css';

interface HeadingListProps {
  readonly headings: readonly Heading[];
  /** The heading of the section with the caret. It is scrolled into view. */
  readonly current: Heading | null;
  readonly onPick: (line: number) => void;
  readonly besideOf?: (heading: Heading) => ReactNode;
  readonly empty: string;
}

/** A list of headings to jump to. */
export function HeadingList({ headings, current, onPick, besideOf, empty }: HeadingListProps) {
  const t = useT();
  const list = useRef<HTMLElement>(null);
  const line = current?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the current heading scrolls it into view
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The observer reports the list's size immediately. It reports the size again when a hidden list, which can't be
    // measured, becomes visible.
    const observer = new ResizeObserver(() => {
      const item = box.querySelector('[aria-current]');
      if (!(item instanceof HTMLElement)) return;
      const { offsetTop, offsetHeight } = item;
      const { scrollTop, clientHeight } = box;
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
        box.scrollTop = offsetTop - clientHeight / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [line]);
  const shown = headings.slice(0, MAX_HEADINGS);
  const top = Math.min(...shown.map(({ level }) => level));
  return (
    <nav ref={list} className={classes.headings} aria-label={t(m.editor_outline)}>
      {headings.length === 0 && <p className={classes.empty}>{empty}</p>}
      {shown.map((heading) => (
        <UnstyledButton
          key={heading.line}
          className={classes.heading}
          style={{
            paddingInlineStart: `calc(var(--heading-start, 0.5rem) + ${Math.min(heading.level - top, 3)}rem)`,
          }}
          aria-current={heading.line === line || undefined}
          dir="auto"
          onClick={() => onPick(heading.line)}
        >
          <span>{heading.text === '' ? t(m.editor_outline_untitled) : heading.text}</span>
          {besideOf?.(heading)}
        </UnstyledButton>
      ))}
      {shown.length < headings.length && (
        <p className={classes.empty}>{t(m.editor_first_shown, { count: MAX_HEADINGS })}</p>
      )}
    </nav>
  );
}
