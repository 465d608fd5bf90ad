// What is being read before many writes or an export: nothing for as long as nothing is, so its looks come apart.
import { lazyRouteComponent } from '@tanstack/react-router';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LazyParts } from '~/ui/page/lazy-parts';
import type { ReadingState } from './use-reading';

const ReadingProgress = lazyRouteComponent(() => import('./reading-progress'), 'ReadingProgress');

interface ReadingStatusProps {
  readonly state: ReadingState;
  readonly onStop: () => void;
}

/** How far a reading is, why it waits or failed, and the way to stop it; nothing where nothing is read. */
export function ReadingStatus({ state, onStop }: ReadingStatusProps) {
  if (state.step === 'failed') return <ProblemNotice error={state.error} purpose="read" />;
  if (state.step === 'idle') return null;
  return (
    <LazyParts asked={state.step}>
      <ReadingProgress state={state} onStop={onStop} />
    </LazyParts>
  );
}
