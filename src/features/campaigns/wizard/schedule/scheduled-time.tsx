import { Group, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatDuration } from '~/lib/time/format-duration';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import { useClockTimeFormat } from './use-clock-time-format';

interface ScheduledTimeProps {
  /** The scheduled time in milliseconds since the epoch. */
  readonly at: number;
  /** The time zones, most important first. */
  readonly zones: readonly string[];
}

/** Shows the scheduled time in several time zones, and the time remaining. UTC is shown in small print. */
export function ScheduledTime({ at, zones }: ScheduledTimeProps) {
  const t = useT();
  const clockTime = useClockTimeFormat();
  const seconds = useSecondsLeft(at);
  const [first, ...others] = zones.filter((zone) => zone !== 'UTC');
  return (
    <Stack gap={2}>
      <Group gap="0 0.75rem">
        <Text fw={500}>
          {t(m.campaigns_time_in, { time: clockTime(at, first ?? 'UTC'), zone: first ?? 'UTC' })}
        </Text>
        {others.map((zone) => (
          <Text key={zone} size="sm">
            {t(m.campaigns_time_in, { time: clockTime(at, zone), zone })}
          </Text>
        ))}
        {seconds > 0 && (
          <Text size="sm" aria-live="off">
            {t(m.campaigns_remaining, { left: formatDuration(seconds * 1000, t.language) })}
          </Text>
        )}
      </Group>
      {first && (
        <Text size="xs" c="dimmed">
          {clockTime(at, 'UTC', 'short')}
        </Text>
      )}
    </Stack>
  );
}
