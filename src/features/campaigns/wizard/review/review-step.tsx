import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { FieldValueList } from '~/ui/page/field-value-list';
import { Time } from '~/ui/time/time';
import { getShortHash } from '../../send/approval-file';
import { RecipientCountCard } from '../audience/recipient-count-card';
import { isTimeValid, type WizardStep } from '../draft/campaign-draft';
import { useLocalAndServerTime } from '../schedule/use-local-and-server-time';
import { useStepTitles } from '../step-titles';
import type { CampaignWizardState } from '../use-campaign-wizard';
import { ApprovalFileCreation } from './approval-file-creation';
import { CampaignSummary, EditFactLink } from './campaign-summary';
import { NotSentNotice } from './not-sent-notice';
import { OverlapCard } from './overlap-card';
import { ReviewNameField } from './review-name-field';
import { SendDialog } from './send-dialog';
import { SendWarnings } from './send-warnings';
import { TestFirstCard } from './test-first-card';
import type { SendGate } from './use-send-gate';

interface ReviewStepProps {
  readonly wizard: CampaignWizardState;
  readonly gate: SendGate;
  readonly missing: readonly WizardStep[];
  readonly onStep: (step: WizardStep) => void;
  /** The warnings of the earlier wizard steps. */
  readonly children: ReactNode;
}

/** Shows the complete campaign and everything that prevents sending it. A dialog asks for the confirmation. */
export function ReviewStep({ wizard, gate, missing, onStep, children }: ReviewStepProps) {
  const t = useT();
  const titles = useStepTitles();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { draft, refused, notSent, isConfirming, isSending, close } = wizard;
  const { held, plan } = gate;
  const { now, serverNow } = useLocalAndServerTime();
  // Closes the dialog if a problem arises while it is open, for example if the scheduled time passes or another tab
  // sends.
  const isLost = isConfirming && !gate.mayAsk && !isSending;
  const closeLost = useEffectEvent(close);
  useEffect(() => {
    if (isLost) closeLost();
  }, [isLost]);
  const hasTime = isTimeValid({ ...draft, meantDate: draft.date }, now, serverNow);
  return (
    <Stack gap="md">
      <RecipientCountCard
        wizard={wizard}
        action={<EditFactLink name={t(m.campaigns_step_audience_short)} onClick={() => onStep('audience')} />}
      />
      <OverlapCard draft={draft} reachable={held?.reachable ?? null} />
      <CampaignSummary
        draft={draft}
        nameField={<ReviewNameField name={wizard.name} isDisabled={isSending} onRename={wizard.rename} />}
        onStep={onStep}
      />
      {missing.length === 0 && (
        <TestFirstCard draft={draft} name={wizard.name} ledger={gate.ledger.data} isDisabled={isSending} />
      )}
      {missing.length > 0 && (
        <Alert color="yellow" variant="light">
          {t(m.campaigns_incomplete, { steps: missing.map((step) => titles[step].short) })}
        </Alert>
      )}
      {refused?.outcome.refusal.reason === 'mismatch' && held && (
        <FieldValueList
          facts={[
            [t(m.campaigns_confirmed_before), number.format(refused.confirmed)],
            [t(m.campaigns_counted_now), number.format(held.reachable)],
          ]}
        />
      )}
      {plan && (
        <Text size="sm">
          {t(m.campaigns_approval_of, { person: plan.plan.author, code: getShortHash(plan) })}
        </Text>
      )}
      {children}
      {!hasTime && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_time_past)} />}
      {!gate.isReachable && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_other_origin)} />
      )}
      {!gate.canLock && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_insecure)} />}
      {gate.needsPlan && held && missing.length === 0 && (
        <ApprovalFileCreation draft={draft} reachable={held.reachable} above={gate.above} />
      )}
      {notSent && !isConfirming && <NotSentNotice notSent={notSent} when={draft.when} />}
      {held && gate.sameSentAt !== null && (
        <SameSentNotice
          sentAt={gate.sameSentAt}
          when={draft.when}
          isAgainMeant={gate.isAgainMeant}
          isLocked={isConfirming}
          onChange={gate.meanAgain}
        />
      )}
      {held && held.reachable > 0 && !gate.needsPlan && (
        <SendWarnings
          ledger={gate.ledger}
          fingerprint={held.fingerprint}
          when={draft.when}
          pauseEnd={gate.pauseEnd}
          mayRepeat={gate.mayRepeat}
        />
      )}
      {held && isConfirming && !isLost && (
        <SendDialog wizard={wizard} preview={held} pauseEnd={gate.pauseEnd} repeats={gate.repeats} />
      )}
    </Stack>
  );
}

interface SameSentNoticeProps {
  /** The time of the earlier send in milliseconds since the epoch. */
  readonly sentAt: number;
  readonly when: 'now' | 'later';
  readonly isAgainMeant: boolean;
  readonly isLocked: boolean;
  readonly onChange: (isAgainMeant: boolean) => void;
}

/** Asks the user to confirm sending an identical campaign again. */
function SameSentNotice({ sentAt, when, isAgainMeant, isLocked, onChange }: SameSentNoticeProps) {
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
