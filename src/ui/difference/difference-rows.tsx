// The rows that are in sight, measured as they are drawn: a line of 60 KB is one row, however high it becomes.
import { useEffect, useRef } from 'react';
import { useRowsInSight } from '../use-rows-in-sight';
import classes from './difference.module.css';
import { DifferenceHead } from './difference-head';
import { DifferenceRow, type RowContext } from './difference-row';
import { type DisplayItem, type Layout, shows } from './display-items';

/** Where the reader is to be brought: a line, anew for each `turn`. */
export interface Target {
  readonly index: number;
  readonly turn: number;
}

interface DifferenceRowsProps {
  readonly items: readonly DisplayItem[];
  readonly layout: Layout;
  readonly label: string;
  readonly context: RowContext;
  readonly target: Target | null;
  /** The change that the reader stands at. */
  readonly current: number | null;
}

const LINE_HEIGHT = 20;
/** Characters of a line at an ordinary width: only a first guess, corrected once a row is measured. */
const COLUMNS = { unified: 110, split: 55 } as const;

export function DifferenceRows({ items, layout, label, context, target, current }: DifferenceRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { lines } = context.model;
  const lengthOf = (item: DisplayItem) => {
    if (item.kind === 'line') return lines[item.index]?.text.length ?? 0;
    if (item.kind !== 'pair') return 0;
    return Math.max(lines[item.left ?? -1]?.text.length ?? 0, lines[item.right ?? -1]?.text.length ?? 0);
  };
  const { rows, height, measureRow, scrollToRow } = useRowsInSight({
    count: items.length,
    scroller,
    heightOf: (row) => {
      const item = items[row];
      return LINE_HEIGHT * Math.max(1, Math.ceil((item ? lengthOf(item) : 0) / COLUMNS[layout]));
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn brings the reader there; other drawings must not take the scroll away
  useEffect(() => {
    if (!target) return;
    const row = items.findIndex((item) => shows(item, target.index));
    if (row === -1) return;
    scrollToRow(row, { align: 'center' });
    // Within a long line the place itself is brought into sight, once its row stands.
    const frame = requestAnimationFrame(() =>
      scroller.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [target]);
  const layoutOf = (item: DisplayItem) => {
    if (item.kind === 'pair') return 'split';
    const kind = item.kind === 'line' ? lines[item.index]?.kind : undefined;
    return kind === undefined || kind === 'hunk' || kind === 'note' ? 'whole' : 'unified';
  };
  const changeOf = (item: DisplayItem) => {
    if (item.kind === 'change') return item.change;
    const index = item.kind === 'pair' ? (item.left ?? item.right) : item.kind === 'line' ? item.index : null;
    return index === null ? null : (lines[index]?.change ?? null);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={classes.scroller} ref={scroller} tabIndex={0} aria-label={label}>
      <table className={classes.table} aria-label={label} aria-rowcount={items.length + 1}>
        <DifferenceHead layout={layout} />
        <tbody className={classes.rows} style={{ height }}>
          {rows.map((row) => {
            const item = items[row.index];
            return (
              item && (
                <tr
                  key={row.key}
                  ref={measureRow}
                  data-index={row.index}
                  data-layout={layoutOf(item)}
                  data-current={(current !== null && changeOf(item) === current) || undefined}
                  aria-rowindex={row.index + 2}
                  aria-current={(current !== null && changeOf(item) === current) || undefined}
                  className={classes.row}
                  style={{ transform: `translateY(${row.start}px)` }}
                >
                  <DifferenceRow item={item} context={context} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
