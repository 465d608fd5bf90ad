import { Alert, Anchor, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Time } from '~/ui/time/time';
import type { LedgerView } from '../../ledger-query';
import { canBlockCampaign } from '../../send/quarantine';
import { isOutcomeUnresolved } from '../../send/send-attempt';
import { PauseNotice } from './pause-notice';

interface SendWarningsProps {
  readonly ledger: UseQueryResult<LedgerView, Error>;
  /** The fingerprint of the campaign to send. */
  readonly fingerprint: string;
  readonly when: 'now' | 'later';
  /** The end of the pause between sends in milliseconds since the epoch. Zero if there is none. */
  readonly pauseEnd: number;
  /** True if no proxy is known to reject repeated requests. */
  readonly mayRepeat: boolean;
}

/** Warnings that are shown before a send and are derived from earlier campaigns. */
export function SendWarnings({
  ledger: { data, error },
  fingerprint,
  when,
  pauseEnd,
  mayRepeat,
}: SendWarningsProps) {
  const t = useT();
  const scope = useScope();
  const unsettled = data?.attempts.filter(isOutcomeUnresolved) ?? [];
  const isSame = unsettled.some((attempt) => attempt.fingerprint === fingerprint);
  return (
    <>
      {!data && !error && <Text role="status">{t(m.common_loading)}</Text>}
      {error && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_list_unreadable)} />}
      {unsettled.length > 0 && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_unconfirmed_title)}>
          <Stack gap="xs" align="flex-start">
            {isSame ? t(m.campaigns_same_unconfirmed, { when }) : t(m.campaigns_unconfirmed)}
            {unsettled.map(({ id, sentAt }) => (
              <Anchor
                key={id}
                size="sm"
                renderRoot={(props) => (
                  <Link
                    to="/$workspace/campaigns/$attemptId"
                    params={{ workspace: scope.slug, attemptId: id }}
                    {...props}
                  />
                )}
              >
                <Time value={new Date(sentAt).toISOString()} />
              </Anchor>
            ))}
          </Stack>
        </Alert>
      )}
      {data?.quarantined.some((one) => canBlockCampaign(fingerprint, one)) && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_quarantine_warning)} />
      )}
      {mayRepeat && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_may_repeat_title)}>
          {t(m.campaigns_may_repeat)}
        </Alert>
      )}
      <PauseNotice end={pauseEnd} />
    </>
  );
}
