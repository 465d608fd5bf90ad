// Which rows of a long table are in sight, as values: what TanStack Virtual returns is one object that changes inside.
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface LongTable {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Of a row that isn't measured, in pixels. */
  readonly heightOf: (row: number) => number;
}

export function useRowsInSight({ count, scroller, heightOf }: LongTable) {
  // TanStack Virtual's virtualizer changes inside, so that what the compiler kept of it would be old.
  'use no memo';
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: 8,
  });
  return {
    rows: virtualizer.getVirtualItems(),
    /** Of all rows, in pixels. */
    height: virtualizer.getTotalSize(),
    /** The `ref` of a row whose height is its own; the row says which one it is by `data-index`. */
    measureRow: virtualizer.measureElement,
    scrollToRow: virtualizer.scrollToIndex,
  };
}
