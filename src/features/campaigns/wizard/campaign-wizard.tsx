import { Button, Paper, Stack, Title } from '@mantine/core';
import { Link, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/leave-guard';
import { Page } from '~/ui/page';
import { AudienceStep } from './audience-step';
import {
  type CampaignDraft,
  isTimeFine,
  judgeDraft,
  lackOfTime,
  missingSteps,
  STEPS,
  type Step,
  type TimeLack,
} from './campaign-draft';
import { ContentStep } from './content-step';
import { DraftNotices } from './draft-notices';
import { IntentStep } from './intent-step';
import { MissingParts } from './missing-parts';
import { OutcomeNotKept } from './outcome-not-kept';
import { RefusalNotice } from './refusal-notice';
import { ReviewStep } from './review-step';
import { StepBar } from './step-bar';
import { StepButtons } from './step-buttons';
import { useStepTitles } from './step-titles';
import type { TemplateStanding } from './template';
import type { NameVerdict } from './template-name-guard';
import { TemplateStandingNotice } from './template-standing-notice';
import { TimeStep } from './time-step';
import { useCampaignWizard } from './use-campaign-wizard';
import { useClocks } from './use-clocks';
import type { DraftIdentity } from './use-kept-draft';
import { useStepHeading } from './use-step-heading';
import { useTemplateNames } from './use-template-names';
import { useTemplateStanding } from './use-template-standing';

interface CampaignWizardProps {
  /** What was kept, or an empty draft. */
  readonly start: CampaignDraft;
  readonly identity: DraftIdentity;
  readonly isResumed: boolean;
  readonly onEnded: (attemptId: string) => void;
  readonly onStartOver: () => void;
}

/** Five steps to a campaign that can't be recalled. The step is state of the page: no address leads to the last one. */
export function CampaignWizard({ start, identity, isResumed, onEnded, onStartOver }: CampaignWizardProps) {
  const t = useT();
  const scope = useScope();
  const wizard = useCampaignWizard({ scope, start, identity, onEnded });
  const titles = useStepTitles();
  const templateNames = useTemplateNames();
  const { draft, step, setStep, isSending, refused } = wizard;
  // The page isn't left while a send is on its way.
  useBlocker({ shouldBlockFn: () => isSending, enableBeforeUnload: false, disabled: !isSending });
  const heading = useStepHeading(step, refused);
  const { now, serverNow } = useClocks();
  const verdict = judgeDraft(draft, templateNames);
  const standing = useTemplateStanding(draft);
  const missing = missingSteps(draft, verdict, standing, isTimeFine(draft, now, serverNow));
  const timeLack = lackOfTime(draft);
  const isReported = isReportedInRed(step, { verdict, standing, timeLack });
  const position = STEPS.indexOf(step);
  const [been, setBeen] = useState(isResumed ? STEPS.length - 1 : 0);
  const furthest = Math.max(been, position);
  const goTo = (next: Step) => {
    setBeen(furthest);
    setStep(next);
  };

  // Sent, or perhaps: there is nothing left to do here but to write it down.
  if (wizard.notKept && !refused) {
    return (
      <Page title={t(m.campaigns_attempt_title)}>
        <LeaveGuard
          isDirty
          title={t(m.campaigns_outcome_not_kept_title)}
          text={t(m.campaigns_outcome_not_kept)}
        />
        <OutcomeNotKept attempt={wizard.notKept} />
      </Page>
    );
  }
  return (
    <Page
      title={t(m.campaigns_new)}
      description={t(m.campaigns_new_description, { workspace: scope.name })}
      actions={
        <Button
          variant="default"
          disabled={isSending}
          renderRoot={(props) => (
            <Link to="/$workspace/campaigns" params={{ workspace: scope.slug }} {...props} />
          )}
        >
          {wizard.keeping === 'kept' ? t(m.campaigns_leave) : t(m.common_leave)}
        </Button>
      }
    >
      <LeaveGuard isDirty={wizard.keeping !== 'kept' && draft !== start && !isSending} />
      <DraftNotices
        isResumed={isResumed}
        planAuthor={start.plan?.plan.author ?? null}
        keeping={wizard.keeping}
        isSending={isSending}
        onStartOver={onStartOver}
        onKeepAnyway={wizard.keepAnyway}
      />
      {wizard.notKept && <OutcomeNotKept attempt={wizard.notKept} />}
      <StepBar step={step} missing={missing} furthest={furthest} isSending={isSending} onStep={goTo} />
      <Paper withBorder p="md">
        <Stack gap="md">
          <Title order={2} size="h3" ref={heading} tabIndex={-1}>
            {titles[step].long}
          </Title>
          {refused && <RefusalNotice refused={refused.outcome} step={step} />}
          {(step === 'content' || step === 'review') && (
            <TemplateStandingNotice standing={standing} onTake={(template) => wizard.edit({ template })} />
          )}
          {step === 'intent' && <IntentStep draft={draft} onEdit={wizard.edit} />}
          {step === 'audience' && <AudienceStep wizard={wizard} />}
          {step === 'content' && (
            <ContentStep
              draft={draft}
              onEdit={wizard.edit}
              verdict={verdict}
              areNamesComplete={templateNames.isComplete}
            />
          )}
          {step === 'time' && <TimeStep draft={draft} onEdit={wizard.edit} />}
          {step === 'review' && <ReviewStep wizard={wizard} missing={missing} />}
          {step !== 'review' && (
            <MissingParts step={step} missing={missing} timeLack={timeLack} isReported={isReported} />
          )}
          <StepButtons step={step} missing={missing} isSending={isSending} onStep={goTo} />
        </Stack>
      </Paper>
    </Page>
  );
}

interface Lacks {
  readonly verdict: NameVerdict;
  readonly standing: TemplateStanding | null;
  readonly timeLack: TimeLack;
}

/** Whether the step itself says in red what is wrong. */
function isReportedInRed(step: Step, { verdict, standing, timeLack }: Lacks): boolean {
  if (step === 'time') return timeLack === 'later';
  return step === 'content' && (verdict !== null || (standing !== null && standing.kind !== 'same'));
}
