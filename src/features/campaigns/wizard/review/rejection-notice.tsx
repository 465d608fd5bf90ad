import { Alert, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import type { WizardStep } from '../draft/campaign-draft';
import type { RejectedSend } from '../wizard-state';
import { describeRejection, findRejectedStep } from './describe-rejection';
import { RejectionDetails } from './rejection-details';

interface RejectionNoticeProps {
  readonly refused: RejectedSend;
  readonly step: WizardStep;
}

const getBlockedUntil = () => rateLimit.get().blockedUntil;

/**
 * Explains why the platform rejected the campaign, followed by the platform's own message. Shown on the review, and on
 * the wizard step where the cause can be fixed.
 */
export function RejectionNotice({ refused, step }: RejectionNoticeProps) {
  const t = useT();
  const waitSeconds = useSecondsLeft(useSyncExternalStore(rateLimit.subscribe, getBlockedUntil));
  const { outcome } = refused;
  const { refusal: rejection } = outcome;
  if (findRejectedStep(rejection) !== step && step !== 'review') return null;
  // Counts down the wait that the platform requested.
  const sentence = () => {
    if (rejection.reason !== 'rate-limited') return describeRejection(t, rejection);
    if (waitSeconds === 0) return t(m.errors_rate_limited_over);
    return describeRejection(t, { ...rejection, waitSeconds });
  };
  const isSeveral = rejection.reason !== 'invalid' || rejection.details.length !== 1;
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_refused_title)}>
      <Stack gap="xs">
        {/* Omits the summary if there is only one detail. */}
        {isSeveral && <Text size="sm">{sentence()}</Text>}
        <RejectionDetails refused={outcome} />
      </Stack>
    </Alert>
  );
}
