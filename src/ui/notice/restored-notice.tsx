// Says that unsaved changes of an earlier visit were restored.
import { Alert, Button, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '../time/time';
import { NoticeLine } from './notice-line';

interface RestoredNoticeProps {
  /** When it was typed, in milliseconds since the epoch. */
  readonly at: number;
  readonly onDiscard: () => void;
}

export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const t = useT();
  return (
    <Alert icon={<IconHistory size={16} aria-hidden />}>
      <NoticeLine
        actions={
          <Button variant="default" size="xs" onClick={onDiscard}>
            {t(m.common_discard_restored)}
          </Button>
        }
      >
        <Text size="sm">
          {t(m.common_restored)} <Time value={new Date(at).toISOString()} />
        </Text>
      </NoticeLine>
    </Alert>
  );
}
