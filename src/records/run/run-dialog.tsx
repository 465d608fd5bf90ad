// A dialog for a run (a bulk operation). It previews the rows, shows progress, and can be stopped and closed at any
// time.
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { Dialog } from '~/ui/overlay/dialog';
import { revealHiddenCharacters } from '~/ui/text/reveal-hidden-characters';
import { countRows, type RowState } from './process-rows';
import { RunProgress } from './run-progress';
import { isRunning, type RunState } from './run-state';

interface RunDialogProps {
  readonly title: string;
  readonly size: string;
  readonly run: RunState;
  readonly states: readonly RowState[];
  readonly startLabel: string;
  readonly canStart: boolean;
  /** True if the run deletes records, which can't be undone. */
  readonly isDeletion?: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The label of the secondary button, depending on the run's progress. */
const BESIDE: Partial<Record<RunState['step'], typeof m.common_cancel>> = {
  ready: m.common_cancel,
  running: m.records_run_stop,
};

/** Shows a run in a dialog. Closing the dialog during a run stops the run first. */
export function RunDialog(props: RunDialogProps) {
  const { title, size, run, states, startLabel, canStart, isDeletion, onStart, onStop, onClose, children } =
    props;
  const t = useT();
  const { left } = countRows(states);
  const isReady = run.step === 'ready';
  const isOver = !isReady && !isRunning(run);
  const hasMore = !isOver || left > 0;
  const beside = useRef<HTMLButtonElement>(null);
  // Moves the focus when the run ends, because the start button, which had the focus, disappears.
  useEffect(() => {
    if (!hasMore) beside.current?.focus();
  }, [hasMore]);
  return (
    <Dialog
      size={size}
      title={title}
      onClose={run.step === 'running' ? onStop : onClose}
      closeOnClickOutside={false}
    >
      <Stack>
        {revealHiddenCharacters(children)}
        {!isReady && <RunProgress run={run} states={states} />}
        <Group data-foot justify="flex-end" gap="xs">
          <Button ref={beside} variant="default" onClick={run.step === 'running' ? onStop : onClose}>
            {t(BESIDE[run.step] ?? m.common_close)}
          </Button>
          {hasMore && (
            <BusyButton
              {...(isDeletion && { color: 'red.9' })}
              loading={isRunning(run)}
              disabled={isReady && !canStart}
              onClick={onStart}
            >
              {isOver ? t(m.records_run_continue, { count: left }) : startLabel}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
