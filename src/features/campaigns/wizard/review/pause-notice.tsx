import { Alert } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';

interface PauseNoticeProps {
  /** The end of the pause in milliseconds since the epoch. Zero if there is none. */
  readonly end: number;
  /** True to keep the space of the notice after the pause, so that a button below doesn't move when it becomes active. */
  readonly keepsSpace?: boolean;
}

/** Explains the pause between sends, with the remaining seconds. */
export function PauseNotice({ end, keepsSpace = false }: PauseNoticeProps) {
  const t = useT();
  const [hasPaused, setPaused] = useState(false);
  const seconds = useSecondsLeft(end);
  const isPaused = seconds > 0;
  if (isPaused && !hasPaused) setPaused(true);
  if (!isPaused && !(keepsSpace && hasPaused)) return null;
  return (
    <Alert
      // Isn't a live region, because screen readers would announce every second.
      role="note"
      color="yellow"
      variant="light"
      title={t(m.campaigns_pause_title, { seconds })}
      style={{ visibility: isPaused ? undefined : 'hidden' }}
    >
      {t(m.campaigns_pause)}
    </Alert>
  );
}
