// What stands in the place of a list's rows. Most lists never show it, so that its code comes apart.
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyParts } from '../page/lazy-parts';

const NoRowsState = lazyRouteComponent(() => import('./no-rows-state'), 'NoRowsState');

export interface NoRowsProps {
  /** What the list is searched for. */
  readonly search?: string | undefined;
  /** Filters leave something out. */
  readonly isFiltered?: boolean;
  /** Where a search looks, or what else can be tried. */
  readonly hint?: string;
  /** Takes search and filters away. */
  readonly onClear?: () => void;
  /** What the list would be full of, what that is for, and what to do first. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** That a search or filters leave nothing, and the way out; without them what the list is for, and the first act. */
export function NoRows(props: NoRowsProps) {
  return (
    <LazyParts asked={props.search}>
      <NoRowsState {...props} />
    </LazyParts>
  );
}
