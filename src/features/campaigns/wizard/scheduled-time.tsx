import { Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { durationText } from '~/lib/duration-text';
import { Facts } from '~/ui/facts';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { useClockTime } from './use-clock-time';

interface ScheduledTimeProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly zones: readonly string[];
}

/** One instant in every zone that matters, and what remains until it. */
export function ScheduledTime({ at, zones }: ScheduledTimeProps) {
  const t = useT();
  const clockTime = useClockTime();
  const seconds = useSecondsLeft(at);
  return (
    <Stack gap="xs">
      <Facts facts={zones.map((zone) => [zone, clockTime(at, zone)] as const)} />
      {seconds > 0 && (
        <Text size="sm" aria-live="off">
          {t(m.campaigns_remaining, { left: durationText(seconds * 1000, t.language) })}
        </Text>
      )}
    </Stack>
  );
}
