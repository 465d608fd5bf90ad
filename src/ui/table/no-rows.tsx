// What stands in the place of a list's rows. Most lists never show it, so that its code comes apart.
import { lazyRouteComponent } from '@tanstack/react-router';
import { LazyParts } from '../page/lazy-parts';
import type { NoRowsProps } from './no-rows-state';

const NoRowsState = lazyRouteComponent(() => import('./no-rows-state'), 'NoRowsState');

/** That a search or filters leave nothing, and the way out; without them what the list is for, and the first act. */
export function NoRows(props: NoRowsProps) {
  return (
    <LazyParts asked={props.search}>
      <NoRowsState {...props} />
    </LazyParts>
  );
}
