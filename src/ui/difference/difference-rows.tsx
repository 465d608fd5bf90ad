// The virtualized rows of a diff. Row heights are measured after rendering, because a single line can have 60 KB.

import { VisuallyHidden } from '@mantine/core';
import { startTransition, useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { LineMarking } from '~/lib/difference/change-markings';
import { UNMARKED } from '~/lib/difference/line-markings';
import { scrollToEndOnKey } from '../page/end-key';
import { useVirtualRows } from '../table/use-virtual-rows';
import classes from './difference.module.css';
import colors from './difference-colors.module.css';
import { DifferenceRow, type DifferenceRowContext } from './difference-row';
import {
  type DifferenceLayout,
  type DisplayItem,
  type DisplayItems,
  getLineIndexes,
  isLineInItem,
} from './display-items';
import { useWordHighlights } from './use-markings';

/** A line to scroll to. A new `turn` (a counter) scrolls to the same line again. */
export interface DifferenceTarget {
  readonly index: number;
  readonly turn: number;
}

interface DifferenceRowsProps {
  readonly items: DisplayItems;
  readonly layout: DifferenceLayout;
  readonly label: string;
  readonly context: DifferenceRowContext;
  readonly target: DifferenceTarget | null;
  /** The index of the current change. */
  readonly current: number | null;
}

const SCROLLER = `${colors.colors} ${classes.scroller}`;
const LINE_HEIGHT = 20;
/** The number of rows rendered at first and added per frame. Rendering all visible rows at once would block input. */
const AT_ONCE = 12;
/** The assumed height of the viewport in pixels, until it is measured. */
const USUAL_HEIGHT = 560;
/** The assumed number of characters per line, used to estimate row heights before they are measured. */
const COLUMNS = { unified: 110, split: 55 } as const;

export function DifferenceRows({ items, layout, label, context, target, current }: DifferenceRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { model } = context;
  const lengthOf = (item: DisplayItem) => {
    if (item.kind === 'line') return model.lengthAt(item.index);
    if (item.kind !== 'pair') return 0;
    return Math.max(model.lengthAt(item.left ?? -1), model.lengthAt(item.right ?? -1));
  };
  const { rows, height, measureRow, scrollToRow } = useVirtualRows({
    count: items.length,
    scroller,
    initialHeight: USUAL_HEIGHT,
    estimateHeight: (row) => {
      const item = items.at(row);
      return LINE_HEIGHT * Math.max(1, Math.ceil((item ? lengthOf(item) : 0) / COLUMNS[layout]));
    },
  });
  const [ready, setReady] = useState(AT_ONCE);
  useEffect(() => {
    if (ready >= rows.length) return;
    const frame = requestAnimationFrame(() => startTransition(() => setReady(ready + AT_ONCE)));
    return () => cancelAnimationFrame(frame);
  }, [ready, rows.length]);
  const markingOf = useWordHighlights(
    model,
    rows.flatMap(({ index }) => getLineIndexes(items.at(index))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn scrolls; other renders must not move the view
  useEffect(() => {
    if (!target) return;
    const row = getRow(items, target.index);
    if (row === -1) return;
    scrollToRow(row, { align: 'center' });
    // Scrolls to the match within a long line after its row is rendered.
    const frame = requestAnimationFrame(() =>
      scroller.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [target]);
  /** Reports whether an item, such as a hunk header, belongs to neither side of the diff. */
  const isQuiet = (item: DisplayItem) => {
    const kind = item.kind === 'line' ? model.kindAt(item.index) : undefined;
    return kind === 'hunk' || kind === 'note';
  };
  const layoutOf = (item: DisplayItem) => {
    if (item.kind === 'pair') return 'split';
    return item.kind !== 'line' || isQuiet(item) ? 'whole' : 'unified';
  };
  const changeOf = (item: DisplayItem) => {
    const index = item.kind === 'pair' ? (item.left ?? item.right) : item.kind === 'line' ? item.index : null;
    return index === null ? null : model.changeAt(index);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus the element to scroll it
    <section className={SCROLLER} ref={scroller} tabIndex={0} aria-label={label} onKeyDown={scrollToEndOnKey}>
      <table className={classes.table} aria-label={label} aria-rowcount={items.length + 1}>
        <DifferenceHead layout={layout} />
        <tbody className={classes.rows} style={{ height }}>
          {rows.slice(0, ready).map((row) => {
            const item = items.at(row.index);
            return (
              item && (
                <tr
                  key={row.key}
                  ref={measureRow}
                  data-index={row.index}
                  data-layout={layoutOf(item)}
                  data-quiet={isQuiet(item) || undefined}
                  data-current={(current !== null && changeOf(item) === current) || undefined}
                  aria-rowindex={row.index + 2}
                  aria-current={(current !== null && changeOf(item) === current) || undefined}
                  className={classes.row}
                  style={{ transform: `translateY(${row.start}px)` }}
                >
                  <DifferenceRow item={item} context={context} {...getMarkings(item, markingOf)} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function getRow(items: DisplayItems, index: number): number {
  let row = 0;
  for (const item of items) {
    if (isLineInItem(item, index)) return row;
    row++;
  }
  return -1;
}

function getMarkings(item: DisplayItem, markingOf: (index: number) => LineMarking) {
  const of = (index: number | null) => (index === null ? UNMARKED : markingOf(index));
  if (item.kind === 'pair') return { left: of(item.left), right: of(item.right) };
  return { left: item.kind === 'line' ? of(item.index) : UNMARKED, right: UNMARKED };
}

const COLUMN_TITLES = {
  unified: [m.difference_line_before, m.difference_line_after, m.common_text],
  split: [m.difference_line_before, m.common_before, m.difference_line_after, m.common_after],
} as const;

/** Column titles for screen readers. */
function DifferenceHead({ layout }: { readonly layout: DifferenceLayout }) {
  const t = useT();
  return (
    <VisuallyHidden component="thead">
      <tr aria-rowindex={1}>
        {COLUMN_TITLES[layout].map((title) => (
          <th key={t(title)} scope="col">
            {t(title)}
          </th>
        ))}
      </tr>
    </VisuallyHidden>
  );
}
