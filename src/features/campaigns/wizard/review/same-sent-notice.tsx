import { Alert, Checkbox, Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '~/ui/time/time';

interface SameSentNoticeProps {
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly when: 'now' | 'later';
  readonly isAgainMeant: boolean;
  readonly isLocked: boolean;
  readonly onChange: (isAgainMeant: boolean) => void;
}

/** This very campaign was sent before: sending it again takes a word more. */
export function SameSentNotice({ sentAt, when, isAgainMeant, isLocked, onChange }: SameSentNoticeProps) {
  const t = useT();
  return (
    <Alert color="yellow" variant="light" role="alert" title={t(m.campaigns_same_sent_title, { when })}>
      <Stack gap="xs" align="flex-start">
        <span>
          {t(m.campaigns_same_sent, { when })} <Time value={new Date(sentAt).toISOString()} />
        </span>
        <Checkbox
          label={t(m.campaigns_same_sent_again, { when })}
          checked={isAgainMeant}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}
