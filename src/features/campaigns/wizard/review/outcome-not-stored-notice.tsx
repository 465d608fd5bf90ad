import { Alert, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNow } from '~/ui/time/use-now';
import { describeOutcome } from '../../attempt/describe-outcome';
import { getCampaignState } from '../../list/campaign-rows';
import type { SendAttempt } from '../../send/send-attempt';

/** Shows an outcome that couldn't be stored and is therefore known only to this page. */
export function OutcomeNotStoredNotice({ attempt }: { readonly attempt: SendAttempt }) {
  const t = useT();
  const { title, text } = describeOutcome(t, attempt, getCampaignState(attempt, undefined, useNow(1000)));
  const notice = useRef<HTMLDivElement>(null);
  // Focuses the notice, because the user pressed a button at the end of the page and may not see the notice.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="red"
      variant="light"
      role="alert"
      title={t(m.campaigns_outcome_not_saved_title)}
    >
      <Stack gap="xs">
        <Text size="sm">{t(m.campaigns_outcome_not_saved)}</Text>
        <Text size="sm" fw={600}>
          {title}. {text}
        </Text>
        {attempt.state.name === 'sent' && (
          <Text size="sm" fw={600}>
            {t(m.campaigns_id)}: {attempt.state.id}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
