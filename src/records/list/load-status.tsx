// The status of loading all records before a bulk operation or an export. The progress view is code-split, because it
// is rarely shown.

import { ProblemNotice } from '~/ui/notice/problem-notice';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import type { FullLoadState } from './use-full-load';

const ReadingProgress = createLazyPart(() => import('./load-progress'), 'LoadProgress');

interface LoadStatusProps {
  readonly state: FullLoadState;
  readonly onStop: () => void;
}

/** Shows the progress or the error of loading. Renders nothing when idle. */
export function LoadStatus({ state, onStop }: LoadStatusProps) {
  if (state.step === 'failed') return <ProblemNotice error={state.error} purpose="read" />;
  if (state.step === 'idle') return null;
  return (
    <LazyPartBoundary asked={state.step}>
      <ReadingProgress state={state} onStop={onStop} />
    </LazyPartBoundary>
  );
}
