import { Alert, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import type { Step } from '../draft/campaign-draft';
import type { RefusedSend } from '../wizard-state';
import { describeRefusal, findRefusedStep } from './describe-refusal';
import { RefusalDetails } from './refusal-details';

interface RefusalNoticeProps {
  readonly refused: RefusedSend;
  readonly step: Step;
}

const getBlockedUntil = () => rateLimit.get().blockedUntil;

/**
 * Says that the platform refused the campaign and why, followed by the platform's own message. Shown on the step that
 * can fix it.
 */
export function RefusalNotice({ refused, step }: RefusalNoticeProps) {
  const t = useT();
  const waitSeconds = useSecondsLeft(useSyncExternalStore(rateLimit.subscribe, getBlockedUntil));
  const { outcome } = refused;
  const { refusal } = outcome;
  if (findRefusedStep(refusal) !== step && step !== 'review') return null;
  // The remaining wait counts down while the notice is shown.
  const sentence = () => {
    if (refusal.reason !== 'rate-limited') return describeRefusal(t, refusal);
    if (waitSeconds === 0) return t(m.errors_rate_limited_over);
    return describeRefusal(t, { ...refusal, waitSeconds });
  };
  const isSeveral = refusal.reason !== 'invalid' || refusal.details.length !== 1;
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_refused_title)}>
      <Stack gap="xs">
        {/* A single detail needs no summary. */}
        {isSeveral && <Text size="sm">{sentence()}</Text>}
        <RefusalDetails refused={outcome} />
      </Stack>
    </Alert>
  );
}
