import { Alert, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Page } from '~/ui/page';
import { AudienceStep } from './audience-step';
import { type CampaignDraft, judgeDraft, missingSteps, STEPS, type Step } from './campaign-draft';
import { ContentStep } from './content-step';
import { IntentStep } from './intent-step';
import { RefusalNotice } from './refusal-notice';
import { ReviewStep } from './review-step';
import { useStepTitles } from './step-titles';
import { TimeStep } from './time-step';
import { useCampaignWizard } from './use-campaign-wizard';
import { useTemplateNames } from './use-template-names';

interface CampaignWizardProps {
  /** What was kept, or an empty draft. */
  readonly start: CampaignDraft;
  readonly isResumed: boolean;
  readonly onEnded: (attemptId: string) => void;
  readonly onStartOver: () => void;
  /** Keeps the page from being left while a send is on its way. */
  readonly useStay: (isSending: boolean) => void;
}

/** Five steps to a campaign that can't be recalled. The step is state of the page: no address leads to the last one. */
export function CampaignWizard({ start, isResumed, onEnded, onStartOver, useStay }: CampaignWizardProps) {
  const t = useT();
  const scope = useScope();
  const wizard = useCampaignWizard({ scope, start, onEnded });
  const titles = useStepTitles();
  const templateNames = useTemplateNames();
  useStay(wizard.isSending);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, step, state, setStep, isSending } = wizard;
  const verdict = judgeDraft(draft, templateNames.names);
  const missing = missingSteps(draft, verdict);
  const position = STEPS.indexOf(step);

  // A reader follows to the step that opened, but is left alone when the page itself has just appeared.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const refused = state.name === 'refused' ? state : null;
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
          {t(m.campaigns_leave)}
        </Button>
      }
    >
      {isResumed && (
        <Alert color="blue" variant="light" title={t(m.campaigns_resumed_title)}>
          <Stack gap="xs" align="flex-start">
            {t(m.campaigns_resumed)}
            <Button variant="default" size="xs" onClick={onStartOver} disabled={isSending}>
              {t(m.campaigns_start_over)}
            </Button>
          </Stack>
        </Alert>
      )}
      {!wizard.isKept && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_not_kept)} role="status" />
      )}
      <Group component="nav" gap={4} aria-label={t(m.campaigns_steps)}>
        {STEPS.map((name, index) => (
          <Button
            key={name}
            size="xs"
            variant={name === step ? 'filled' : 'subtle'}
            aria-current={name === step ? 'step' : undefined}
            disabled={isSending || (name === 'review' && missing.length > 0)}
            onClick={() => setStep(name)}
          >
            {index + 1}. {titles[name].short}
          </Button>
        ))}
      </Group>
      <Paper withBorder p="md">
        <Stack gap="md">
          <Title order={2} size="h3" ref={heading} tabIndex={-1}>
            {titles[step].long}
          </Title>
          {refused && <RefusalNotice refused={refused} step={step} />}
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
          <Group justify="space-between">
            <Button
              variant="default"
              disabled={position === 0 || isSending}
              onClick={() => setStep(STEPS[position - 1] ?? step)}
            >
              {t(m.campaigns_back)}
            </Button>
            {step !== 'review' && (
              <NextButton step={step} missing={missing} onNext={() => setStep(STEPS[position + 1] ?? step)} />
            )}
          </Group>
        </Stack>
      </Paper>
    </Page>
  );
}

function NextButton({ step, missing, onNext }: { step: Step; missing: readonly Step[]; onNext: () => void }) {
  const t = useT();
  const isBlocked = missing.includes(step) || (step === 'time' && missing.length > 0);
  return (
    <Button onClick={onNext} disabled={isBlocked}>
      {t(m.campaigns_next)}
    </Button>
  );
}
