import { Button } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import type { RunState } from './run-state';

interface StopRunButtonProps {
  readonly run: RunState;
  readonly onStop: () => void;
}

/**
 * A button that stops a run. It keeps the focus while the run is stopping, and moves it to the page's heading when the
 * run ends.
 */
export function StopRunButton({ run, onStop }: StopRunButtonProps) {
  const t = useT();
  const isStopping = run.step === 'stopping';
  return (
    <Button
      ref={moveFocusOnRemoval}
      variant="default"
      data-disabled={isStopping}
      aria-disabled={isStopping}
      onClick={() => !isStopping && onStop()}
    >
      {t(m.records_run_stop)}
    </Button>
  );
}
