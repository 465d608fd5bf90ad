// The status of loading all records before a bulk operation or an export. The progress view is code-split, because it
// is rarely shown.
import { Alert } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
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
  const t = useT();
  if (state.step === 'failed') return <ProblemNotice error={state.error} purpose="read" />;
  if (state.step === 'idle') return null;
  if (state.step === 'missing-part') {
    return (
      <Alert color="yellow" role="alert">
        {t(m.errors_part_not_loaded)}
      </Alert>
    );
  }
  return (
    <LazyPartBoundary asked={state.step}>
      <ReadingProgress state={state} onStop={onStop} />
    </LazyPartBoundary>
  );
}
