// Many rows to be written: shown before, stopped meanwhile, closed at any time.
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Dialog } from '~/ui/dialog';
import { marked } from '~/ui/marked';
import { RunProgress } from './run-progress';
import { countRows, type RowState } from './run-rows';
import type { RunState } from './run-state';

interface RunDialogProps {
  readonly title: string;
  readonly size: string;
  readonly run: RunState;
  readonly states: readonly RowState[];
  readonly startLabel: string;
  readonly canStart: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Many rows to be carried out: shown before, stopped meanwhile, gone on with after. Closing a run that goes on stops it first. */
export function RunDialog(props: RunDialogProps) {
  const { title, size, run, states, startLabel, canStart, onStart, onStop, onClose, children } = props;
  const t = useT();
  const { left } = countRows(states);
  const isOver = run.step === 'stopped' || run.step === 'failed' || run.step === 'done';
  return (
    <Dialog
      size={size}
      title={title}
      onClose={run.step === 'running' ? onStop : onClose}
      closeOnClickOutside={false}
    >
      <Stack>
        {marked(children)}
        {run.step !== 'ready' && <RunProgress run={run} states={states} />}
        <Group justify="flex-end" gap="xs">
          {run.step === 'running' ? (
            <Button variant="default" onClick={onStop}>
              {t(m.records_run_stop)}
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {t(run.step === 'ready' ? m.common_cancel : m.common_close)}
            </Button>
          )}
          {run.step === 'ready' && (
            <Button disabled={!canStart} onClick={onStart}>
              {startLabel}
            </Button>
          )}
          {isOver && left > 0 && <Button onClick={onStart}>{t(m.records_run_go_on, { count: left })}</Button>}
        </Group>
      </Stack>
    </Dialog>
  );
}
