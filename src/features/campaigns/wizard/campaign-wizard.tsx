import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '~/api/http/server-clock';
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
import { OutcomeNotKept } from './outcome-not-kept';
import { RefusalNotice } from './refusal-notice';
import { ReviewStep } from './review-step';
import { StepBar } from './step-bar';
import { useStepTitles } from './step-titles';
import type { TemplateStanding } from './template';
import type { NameVerdict } from './template-name-guard';
import { TemplateStandingNotice } from './template-standing-notice';
import { TimeStep } from './time-step';
import { useCampaignWizard } from './use-campaign-wizard';
import { useTemplateNames } from './use-template-names';
import { useTemplateStanding } from './use-template-standing';

interface CampaignWizardProps {
  /** What was kept, or an empty draft. */
  readonly start: CampaignDraft;
  readonly startEdition: string | null;
  readonly isResumed: boolean;
  readonly onEnded: (attemptId: string) => void;
  readonly onStartOver: () => void;
  /** Keeps the page from being left while a send is on its way. */
  readonly useStay: (isSending: boolean) => void;
}

/** Five steps to a campaign that can't be recalled. The step is state of the page: no address leads to the last one. */
export function CampaignWizard({
  start,
  startEdition,
  isResumed,
  onEnded,
  onStartOver,
  useStay,
}: CampaignWizardProps) {
  const t = useT();
  const scope = useScope();
  const wizard = useCampaignWizard({ scope, start, startEdition, onEnded });
  const titles = useStepTitles();
  const templateNames = useTemplateNames();
  useStay(wizard.isSending);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, step, setStep, isSending } = wizard;
  const verdict = judgeDraft(draft, templateNames);
  const standing = useTemplateStanding(draft);
  const missing = missingSteps(draft, verdict, standing, isTimeFine(draft, Date.now(), serverNow()));
  const timeLack = lackOfTime(draft);
  const isTold = isToldInRed(step, { verdict, standing, timeLack });
  const position = STEPS.indexOf(step);
  const [been, setBeen] = useState(isResumed ? STEPS.length - 1 : 0);
  const furthest = Math.max(been, position);
  const goTo = (next: Step) => {
    setBeen(furthest);
    setStep(next);
  };

  // A reader follows to the step that opened, and to a refusal above it, but is left alone when the page has just appeared.
  const { refused } = wizard;
  const shown = useRef({ step, refused });
  useEffect(() => {
    const isRefusedAnew = refused !== null && shown.current.refused !== refused;
    if (shown.current.step !== step || isRefusedAnew) heading.current?.focus();
    shown.current = { step, refused };
  }, [step, refused]);

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
      title={t(m.campaigns_new_title)}
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
          {step !== 'review' && <Missing step={step} missing={missing} timeLack={timeLack} isTold={isTold} />}
          <Group justify="space-between">
            <Button
              variant="default"
              disabled={position === 0 || isSending}
              onClick={() => goTo(STEPS[position - 1] ?? step)}
            >
              {t(m.campaigns_back)}
            </Button>
            {step !== 'review' && (
              <Button
                onClick={() => goTo(STEPS[position + 1] ?? step)}
                disabled={blocking({ step, missing }).length > 0}
              >
                {t(m.campaigns_next)}
              </Button>
            )}
          </Group>
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
function isToldInRed(step: Step, { verdict, standing, timeLack }: Lacks): boolean {
  if (step === 'time') return timeLack === 'later';
  return step === 'content' && (verdict !== null || (standing !== null && standing.kind !== 'same'));
}

interface Place {
  readonly step: Step;
  readonly missing: readonly Step[];
}

interface MissingProps extends Place {
  readonly timeLack: TimeLack;
  /** The step tells it in red already. */
  readonly isTold: boolean;
}

/** Steps that keep the person from going on: this one, and before the review all of them. */
const blocking = ({ step, missing }: Place) =>
  step === 'time' ? missing : missing.filter((name) => name === step);

/** What is still missing, in words. */
function Missing({ step, missing, timeLack, isTold }: MissingProps) {
  const t = useT();
  const titles = useStepTitles();
  const lacks: Record<Step, string> = {
    intent: t(m.campaigns_missing_intent),
    audience: t(m.campaigns_missing_audience),
    content: t(m.campaigns_missing_content),
    time: timeLack === 'choice' ? t(m.campaigns_missing_choice) : t(m.campaigns_missing_time),
    review: '',
  };
  const blocked = blocking({ step, missing });
  const steps = blocked.map((name) => titles[name].short).join(', ');
  return (
    <Text size="sm" c="dimmed" role="status">
      {blocked.includes(step) && !isTold && lacks[step]}
      {blocked.length > 0 && !blocked.includes(step) && t(m.campaigns_incomplete, { steps })}
    </Text>
  );
}
