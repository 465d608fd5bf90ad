// The empty state of a list. Code-split, because most lists never show it.
import { createLazyPart } from '../page/create-lazy-part';
import { LazyPartBoundary } from '../page/lazy-part-boundary';
import type { NoRowsProps } from './no-rows-content';

const NoRowsContent = createLazyPart(() => import('./no-rows-content'), 'NoRowsContent');

/**
 * If a search or filters are active, explains that nothing matches and offers to clear them. Otherwise explains the
 * list's purpose and the first step.
 */
export function NoRows(props: NoRowsProps) {
  return (
    <LazyPartBoundary asked={props.search}>
      <NoRowsContent {...props} />
    </LazyPartBoundary>
  );
}
