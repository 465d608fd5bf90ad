// Many rows to be written: shown before, stopped meanwhile, closed at any time.
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { Dialog } from '~/ui/overlay/dialog';
import { marked } from '~/ui/text/marked';
import { RunProgress } from './run-progress';
import { countRows, type RowState } from './run-rows';
import { isRunning, type RunState } from './run-state';

interface RunDialogProps {
  readonly title: string;
  readonly size: string;
  readonly run: RunState;
  readonly states: readonly RowState[];
  readonly startLabel: string;
  readonly canStart: boolean;
  /** What it does can't be undone. */
  readonly isDeletion?: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What else can be done, by the run's step. */
const BESIDE: Partial<Record<RunState['step'], typeof m.common_cancel>> = {
  ready: m.common_cancel,
  running: m.records_run_stop,
};

/** Many rows to be carried out: shown before, stopped meanwhile, gone on with after. Closing a run that goes on stops it first. */
export function RunDialog(props: RunDialogProps) {
  const { title, size, run, states, startLabel, canStart, isDeletion, onStart, onStop, onClose, children } =
    props;
  const t = useT();
  const { left } = countRows(states);
  const isReady = run.step === 'ready';
  const isOver = !isReady && !isRunning(run);
  const hasMore = !isOver || left > 0;
  const beside = useRef<HTMLButtonElement>(null);
  // The button that began it goes with the last row, and the focus would go with it.
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
        {marked(children)}
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
              {isOver ? t(m.records_run_go_on, { count: left }) : startLabel}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
