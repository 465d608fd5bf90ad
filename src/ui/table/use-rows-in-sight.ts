// Which rows of something long are in sight, as values: what TanStack Virtual returns is one object that changes inside.
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** What rows were measured with, each by its key. */
export type RowHeights = readonly VirtualItem[];

interface LongRows {
  readonly count: number;
  /** What scrolls: an element, or the page, on which the rows begin so many pixels below its top. */
  readonly scroller: RefObject<HTMLElement | null> | { readonly pageOffset: number };
  /** Of what is seen in an element that scrolls, in pixels, until it is measured: with it, rows come with it and not after it. */
  readonly usualHeight?: number;
  /** Of a row that isn't measured, in pixels. */
  readonly heightOf: (row: number) => number;
  /** Tells rows apart where their numbers change. */
  readonly keyOf?: (row: number) => number;
  /** Between two rows, in pixels. */
  readonly gap?: number;
  /** How many rows beyond those in sight are drawn on either side. */
  readonly beyond?: number;
  /** A row that is drawn wherever it is, with its neighbours: the one that holds the focus. */
  readonly stays?: number | undefined;
  /** Reading starts at the last row: the reader's place is kept when rows are added before the first one. */
  readonly isFromEnd?: boolean;
  /** What `takeHeights` gave when the rows were there before. */
  readonly heights?: RowHeights;
}

/** Within so many pixels of the last row, the last row stays in sight while rows are measured. */
const END_THRESHOLD = 100;

const rangeWith = (stays: number) => (range: Range) => {
  const rows = [...defaultRangeExtractor(range), stays - 1, stays, stays + 1];
  return [...new Set(rows)].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
};

export function useRowsInSight({ count, scroller, heightOf, keyOf, ...more }: LongRows) {
  // TanStack Virtual's virtualizer changes inside, so that what the compiler kept of it would be old.
  'use no memo';
  const { usualHeight = 0, gap = 0, beyond = 8, stays, isFromEnd = false, heights } = more;
  const options = {
    count,
    estimateSize: heightOf,
    gap,
    overscan: beyond,
    ...(isFromEnd && { anchorTo: 'end' as const, scrollEndThreshold: END_THRESHOLD }),
    ...(keyOf && { getItemKey: keyOf }),
    ...(stays !== undefined && { rangeExtractor: rangeWith(stays) }),
    ...(heights && { initialMeasurementsCache: [...heights] }),
  };
  const pageOffset = 'current' in scroller ? 0 : scroller.pageOffset;
  const virtualizer =
    'current' in scroller
      ? // biome-ignore lint/correctness/useHookAtTopLevel: what scrolls never changes, and both call the same hooks
        useVirtualizer<HTMLElement, HTMLElement>({
          ...options,
          initialRect: { width: 0, height: usualHeight },
          getScrollElement: () => scroller.current,
        })
      : // biome-ignore lint/correctness/useHookAtTopLevel: as above
        useWindowVirtualizer<HTMLElement>({ ...options, scrollMargin: pageOffset });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, key, start, end }) => ({
      index,
      key,
      /** Below the first row's place, in pixels. */
      start: start - pageOffset,
      end: end - pageOffset,
    })),
    /** Of all rows, in pixels. */
    height: virtualizer.getTotalSize(),
    /** The `ref` of a row whose height is its own; the row says which one it is by `data-index`. */
    measureRow: virtualizer.measureElement,
    scrollToRow: virtualizer.scrollToIndex,
    scrollToEnd: virtualizer.scrollToEnd,
    takeHeights: virtualizer.takeSnapshot,
  };
}
