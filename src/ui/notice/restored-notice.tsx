// Reports that unsaved changes from an earlier visit were restored.
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '../time/time';
import { Banner } from './banner';

interface RestoredNoticeProps {
  /** The time of the changes, in milliseconds since the epoch. */
  readonly at: number;
  readonly onDiscard: () => void;
}

export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const t = useT();
  return (
    <Banner
      tone="info"
      role="status"
      icon={<IconHistory size={16} aria-hidden />}
      actions={
        <Button variant="default" size="xs" onClick={onDiscard}>
          {t(m.common_discard_restored)}
        </Button>
      }
    >
      {t(m.common_restored)} <Time value={new Date(at).toISOString()} />
    </Banner>
  );
}
