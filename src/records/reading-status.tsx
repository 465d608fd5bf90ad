// What is being read before many writes or an export: how far it is, what it waits for, and the way to stop it.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { waitText } from '~/lib/wait-text';
import { ProblemNotice } from '~/ui/problem-notice';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import type { ReadingState } from './use-reading';

interface ReadingStatusProps {
  readonly state: ReadingState;
  readonly onStop: () => void;
}

/** How far a reading is, why it waits or failed, and the way to stop it; nothing where nothing is read. */
export function ReadingStatus({ state, onStop }: ReadingStatusProps) {
  const t = useT();
  const secondsLeft = useSecondsLeft(state.step === 'reading' ? (state.waitsUntil ?? 0) : 0);
  if (state.step === 'failed') return <ProblemNotice error={state.error} purpose="read" />;
  if (state.step === 'idle') return null;
  const { read, total } = state;
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {t(m.records_reading, { read, total: total ?? '…' })}
      </Text>
      {secondsLeft > 0 && (
        <Text size="sm">{t(m.records_run_waits, { wait: waitText(secondsLeft, t.language) })}</Text>
      )}
      <Progress value={total ? (read / total) * 100 : 0} aria-label={t(m.records_run_progress)} />
      <Group>
        <Button variant="default" size="compact-sm" onClick={onStop}>
          {t(m.records_run_stop)}
        </Button>
      </Group>
    </Stack>
  );
}
