import { Alert, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Step } from './campaign-draft';
import { RefusalDetails } from './refusal-details';
import { refusalSentence, stepOf } from './refusal-place';
import type { RefusedSend } from './wizard-state';

interface RefusalNoticeProps {
  readonly refused: RefusedSend;
  readonly step: Step;
}

/** The platform refused: nothing was created, why, and in its own words second. Shown on the step that can mend it. */
export function RefusalNotice({ refused, step }: RefusalNoticeProps) {
  const t = useT();
  const { outcome, confirmed } = refused;
  const { refusal } = outcome;
  if (stepOf(refusal) !== step && step !== 'review') return null;
  const isSeveral = refusal.reason !== 'invalid' || refusal.details.length !== 1;
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_refused_title)}>
      <Stack gap="xs">
        {/* The one thing that is wrong is said by itself. */}
        {isSeveral && <Text size="sm">{refusalSentence(t, refusal)}</Text>}
        <RefusalDetails refused={outcome} recipients={confirmed} />
      </Stack>
    </Alert>
  );
}
