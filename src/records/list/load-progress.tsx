// Shows the progress of loading all records of a list, the remaining wait for the rate limit, and a stop button.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import type { FullLoadState } from './use-full-load';

interface LoadProgressProps {
  readonly state: Extract<FullLoadState, { readonly step: 'reading' }>;
  readonly onStop: () => void;
}

/** Focuses the button if nothing has the focus, because the element that started loading may no longer exist. */
function takeFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  return moveFocusOnRemoval(button);
}

export function LoadProgress({ state, onStop }: LoadProgressProps) {
  const t = useT();
  const secondsLeft = useSecondsLeft(state.waitsUntil ?? 0);
  const { read, total } = state;
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {t(m.records_loading, { read, total: total ?? '…' })}
      </Text>
      {secondsLeft > 0 && (
        <Text size="sm">{t(m.records_run_paused, { wait: formatWaitingTime(secondsLeft, t.language) })}</Text>
      )}
      <Progress value={total ? (read / total) * 100 : 0} aria-label={t(m.records_run_progress)} />
      <Group>
        <Button ref={takeFocus} variant="default" size="compact-sm" onClick={onStop}>
          {t(m.records_run_stop)}
        </Button>
      </Group>
    </Stack>
  );
}
