// What stands in the place of rows where a search leaves none. Most lists never show it, so that its code comes apart.
import { lazyRouteComponent } from '@tanstack/react-router';
import { LazyParts } from './lazy-parts';

const NoResultsState = lazyRouteComponent(() => import('./no-results-state'), 'NoResultsState');

export interface NoResultsProps {
  readonly search: string;
  /** Where the search looks. */
  readonly text: string;
  readonly onClear: () => void;
}

export function NoResults(props: NoResultsProps) {
  return (
    <LazyParts asked={props.search}>
      <NoResultsState {...props} />
    </LazyParts>
  );
}
