import { Alert, Stack, Text } from '@mantine/core';
import { configuration } from '~/api/configuration';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Facts } from '~/ui/facts';
import { needsSecondPerson, samePerson } from '../send/approval-file';
import { mayReachPlatform } from '../send/send-origin';
import { canLock } from '../send/workspace-lock';
import { AudienceCount } from './audience-count';
import { isTimeFine, planOf, type Step } from './campaign-draft';
import { CreateApprovalFile } from './create-approval-file';
import { MessagePreview } from './message-preview';
import { NotSentNotice } from './not-sent-notice';
import { ReviewFacts } from './review-facts';
import { SendConfirmation } from './send-confirmation';
import { useStepTitles } from './step-titles';
import type { CampaignWizardState } from './use-campaign-wizard';
import { useClocks } from './use-clocks';

interface ReviewStepProps {
  readonly wizard: CampaignWizardState;
  readonly missing: readonly Step[];
}

/** Everything that will be sent, in one place; the count; then the two acts. */
export function ReviewStep({ wizard, missing }: ReviewStepProps) {
  const t = useT();
  const scope = useScope();
  const titles = useStepTitles();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { draft, state, refused } = wizard;
  const { now, serverNow } = useClocks();
  const hasTime = isTimeFine(draft, now, serverNow);
  const held = state.name === 'previewed' || state.name === 'armed' ? state.preview : null;
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove } = configuration();
  const isReachable = mayReachPlatform(platformUrl, location.href, acceptCrossOriginCampaignRisk);
  const plan = planOf(draft, scope);
  const needsPlan =
    held !== null &&
    needsSecondPerson(held.reachable, secondAdministratorAbove) &&
    (plan === null || samePerson(plan.plan.author, scope.person));
  return (
    <Stack gap="md">
      <ReviewFacts draft={draft} />
      <MessagePreview draft={draft} />
      {missing.length > 0 && (
        <Alert color="yellow" variant="light">
          {t(m.campaigns_incomplete, { steps: missing.map((step) => titles[step].short) })}
        </Alert>
      )}
      <AudienceCount wizard={wizard} />
      {refused?.outcome.refusal.reason === 'mismatch' && held && (
        <Facts
          facts={[
            [t(m.campaigns_confirmed_before), number.format(refused.confirmed)],
            [t(m.campaigns_counted_now), number.format(held.reachable)],
          ]}
        />
      )}
      {plan && <Text size="sm">{t(m.campaigns_approval_of, { person: plan.plan.author })}</Text>}
      {!hasTime && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_time_past)} />}
      {!isReachable && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_other_origin)} />}
      {!canLock() && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_insecure)} />}
      {needsPlan && held && (
        <CreateApprovalFile draft={draft} reachable={held.reachable} above={secondAdministratorAbove ?? 0} />
      )}
      {wizard.notSent && <NotSentNotice notSent={wizard.notSent} />}
      {held && held.reachable > 0 && !needsPlan && isReachable && canLock() && missing.length === 0 && (
        <SendConfirmation wizard={wizard} preview={held} />
      )}
    </Stack>
  );
}
