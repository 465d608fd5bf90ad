import { Alert, Progress, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '~/ui/problem-notice';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { countOutcomes, isEnded, type RunState } from './run-state';

/** How far the run is, why it waits, and what it came to. */
export function RunProgress({ state: { run, outcomes } }: { readonly state: RunState }) {
  const t = useT();
  const secondsLeft = useSecondsLeft(run.step === 'waiting' ? run.until : 0);
  const counts = countOutcomes(outcomes);
  const ended = outcomes.filter(isEnded).length;
  const total = outcomes.length;
  const { created, changed, same, refused } = counts;
  return (
    <Stack gap="xs">
      <Progress
        value={total === 0 ? 100 : (ended / total) * 100}
        aria-label={t(m.canned_responses_import_progress_label)}
      />
      <Text size="sm">
        {t(m.canned_responses_import_progress, { ended, total })}{' '}
        {run.step === 'waiting' &&
          secondsLeft > 0 &&
          t(m.canned_responses_import_waiting, { seconds: secondsLeft })}
      </Text>
      <div role="status">
        {run.step === 'pausing' && <Text size="sm">{t(m.canned_responses_import_pausing)}</Text>}
        {run.step === 'paused' && <Text size="sm">{t(m.canned_responses_import_paused)}</Text>}
        {run.step === 'done' && (
          <Alert color={refused > 0 ? 'yellow' : 'green'} title={t(m.canned_responses_import_done)}>
            {t(m.canned_responses_import_counts, { created, changed, same, refused })}
          </Alert>
        )}
      </div>
      {run.step === 'stopped' && (
        <ProblemNotice error={run.error} purpose={counts.unknown > 0 ? 'write' : 'read'}>
          <Text size="sm">{t(m.canned_responses_import_stopped)}</Text>
        </ProblemNotice>
      )}
    </Stack>
  );
}
