// Returns the visible rows of a long list as immutable values. TanStack Virtual returns a single mutable object.
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Measured row heights, by key. */
export type RowHeights = readonly VirtualItem[];

interface LongRows {
  readonly count: number;
  /**
   * The scrolling element. If the page itself scrolls, the offset of the first row from the top of the page, in pixels.
   */
  readonly scroller: RefObject<HTMLElement | null> | { readonly pageOffset: number };
  /**
   * The assumed height of the scrolling element in pixels until it is measured, so that the first render already
   * contains rows.
   */
  readonly initialHeight?: number;
  /** Estimates the height of an unmeasured row, in pixels. */
  readonly estimateHeight: (row: number) => number;
  /** Returns a stable key of a row, if row numbers can change. */
  readonly getKey?: (row: number) => number;
  /** The gap between rows, in pixels. */
  readonly gap?: number;
  /** The number of rows rendered beyond each edge of the viewport. */
  readonly overscan?: number;
  /** A row that is always rendered along with its neighbors, because it contains the focus. */
  readonly focusedRow?: number | undefined;
  /** True if the list starts at the last row. The scroll position is then kept when rows are added at the top. */
  readonly isFromEnd?: boolean;
  /** The row heights that an earlier `takeHeights` call returned. */
  readonly heights?: RowHeights;
}

/** The maximum distance from the last row at which the list stays scrolled to the end, in pixels. */
const END_THRESHOLD = 100;

const rangeWith = (focusedRow: number) => (range: Range) => {
  const rows = [...defaultRangeExtractor(range), focusedRow - 1, focusedRow, focusedRow + 1];
  return [...new Set(rows)].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
};

export function useVirtualRows({ count, scroller, estimateHeight, getKey, ...more }: LongRows) {
  // Not compiled, because TanStack Virtual mutates its virtualizer and values memoized by the compiler would be
  // outdated.
  'use no memo';
  const { initialHeight = 0, gap = 0, overscan = 8, focusedRow, isFromEnd = false, heights } = more;
  const options = {
    count,
    estimateSize: estimateHeight,
    gap,
    overscan,
    ...(isFromEnd && { anchorTo: 'end' as const, scrollEndThreshold: END_THRESHOLD }),
    ...(getKey && { getItemKey: getKey }),
    ...(focusedRow !== undefined && { rangeExtractor: rangeWith(focusedRow) }),
    ...(heights && { initialMeasurementsCache: [...heights] }),
  };
  const pageOffset = 'current' in scroller ? 0 : scroller.pageOffset;
  const virtualizer =
    'current' in scroller
      ? // biome-ignore lint/correctness/useHookAtTopLevel: the kind of scroller never changes
        useVirtualizer<HTMLElement, HTMLElement>({
          ...options,
          initialRect: { width: 0, height: initialHeight },
          getScrollElement: () => scroller.current,
        })
      : // biome-ignore lint/correctness/useHookAtTopLevel: as above
        useWindowVirtualizer<HTMLElement>({ ...options, scrollMargin: pageOffset });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, key, start, end }) => ({
      index,
      key,
      /** The position of the row relative to the first row, in pixels. */
      start: start - pageOffset,
      end: end - pageOffset,
    })),
    /** The total height of all rows, in pixels. */
    height: virtualizer.getTotalSize(),
    /** The `ref` of a row with a variable height. The row's number is in its `data-index` attribute. */
    measureRow: virtualizer.measureElement,
    scrollToRow: virtualizer.scrollToIndex,
    scrollToEnd: virtualizer.scrollToEnd,
    takeHeights: virtualizer.takeSnapshot,
  };
}
