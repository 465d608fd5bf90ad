// The progress of a run (a bulk operation): counts, time until the rate limit resets, and the number of rows left.
// Leaving the page asks for confirmation.
import { Progress, Stack, Text } from '@mantine/core';
import { isOutcomeUnknown } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import { countRows, type RowCounts, type RowState } from './process-rows';
import { isRunning, type RunState } from './run-state';

interface RunProgressProps {
  readonly run: RunState;
  readonly states: readonly RowState[];
  /** The text of the confirmation. Defaults to the consequences that apply to any run. */
  readonly leaveText?: string;
}

/**
 * Shows the progress of a run, the reason it waits or stopped, and the number of rows left. Asks for confirmation
 * before the user leaves the page during a run.
 */
export function RunProgress({ run, states, leaveText }: RunProgressProps) {
  const t = useT();
  const secondsLeft = useSecondsLeft(run.waitsUntil ?? 0);
  const counts = countRows(states);
  const { ended, left } = counts;
  const total = states.length;
  const isUnknown = states.some(({ step }) => step === 'unknown');
  return (
    <Stack gap="xs">
      <LeaveGuard
        isDirty={isRunning(run)}
        title={t(m.records_run_leave_title)}
        text={leaveText ?? t(m.records_run_leave)}
      />
      <Progress value={total === 0 ? 100 : (ended / total) * 100} aria-label={t(m.records_run_progress)} />
      <Text size="sm">
        {t(m.records_run_count, { ended, total })}{' '}
        {run.step === 'running' &&
          secondsLeft > 0 &&
          t(m.records_run_paused, { wait: formatWaitingTime(secondsLeft, t.language) })}
      </Text>
      <Text size="sm" role="status">
        {run.step === 'stopping' && t(m.records_run_stopping)}
        {run.step === 'stopped' && t(m.records_run_stopped, { count: left })}
        {run.step === 'done' && doneSentence(t, counts)}
        {run.step === 'failed' && !run.error && t(m.records_run_not_confirmed)}
      </Text>
      {run.step === 'failed' && run.error && (
        <ProblemNotice
          error={run.error}
          purpose={isUnknown || !isOutcomeUnknown(run.error) ? 'later-write' : 'read'}
        >
          <Text size="sm">{t(m.records_run_failed)}</Text>
        </ProblemNotice>
      )}
    </Stack>
  );
}

function doneSentence(t: Translator, { left, notSaved, notConfirmed }: RowCounts): string {
  if (left > 0) return t(m.records_run_remaining, { count: left });
  if (notConfirmed > 0) return t(m.records_run_done_not_confirmed, { count: notSaved });
  return notSaved > 0 ? t(m.records_run_done_not_saved, { count: notSaved }) : t(m.records_run_done);
}
