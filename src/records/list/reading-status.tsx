// The status of a read before many writes or an export. The progress view is code-split, because it is rarely shown.
import { lazyRouteComponent } from '@tanstack/react-router';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LazyParts } from '~/ui/page/lazy-parts';
import type { ReadingState } from './use-reading';

const ReadingProgress = lazyRouteComponent(() => import('./reading-progress'), 'ReadingProgress');

interface ReadingStatusProps {
  readonly state: ReadingState;
  readonly onStop: () => void;
}

/** Shows the progress or the error of a read. Renders nothing when idle. */
export function ReadingStatus({ state, onStop }: ReadingStatusProps) {
  if (state.step === 'failed') return <ProblemNotice error={state.error} purpose="read" />;
  if (state.step === 'idle') return null;
  return (
    <LazyParts asked={state.step}>
      <ReadingProgress state={state} onStop={onStop} />
    </LazyParts>
  );
}
