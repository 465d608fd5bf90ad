// What was typed before and never saved stands in its fields again.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '../time/time';

interface RestoredNoticeProps {
  /** When it was typed, in milliseconds since the epoch. */
  readonly at: number;
  readonly onDiscard: () => void;
}

export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const t = useT();
  return (
    <Alert icon={<IconHistory size={18} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t(m.common_restored)} <Time value={new Date(at).toISOString()} />
        </Text>
        <Button variant="default" size="compact-sm" onClick={onDiscard}>
          {t(m.common_discard_restored)}
        </Button>
      </Group>
    </Alert>
  );
}
