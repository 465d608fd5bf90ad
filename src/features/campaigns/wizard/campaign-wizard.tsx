import { Title, VisuallyHidden } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getCampaignDraftKey } from '~/drafts/campaign-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { CustomPageHead } from '~/ui/page/custom-page-head';
import { Page } from '~/ui/page/page';
import { AudienceStep } from './audience/audience-step';
import { OutdatedNamesNotice } from './audience/outdated-names-notice';
import { RecipientCountCard } from './audience/recipient-count-card';
import { type CurrentNamesCheck, useCurrentNames } from './audience/use-current-names';
import { DraftStatus, WizardActions } from './campaign-head';
import {
  type CampaignDraft,
  checkDraftForTemplateNames,
  findMissingSteps,
  findTimeProblem,
  isTextBlocked,
  isTimeValid,
  type WizardStep,
} from './draft/campaign-draft';
import { CampaignNameField } from './draft/campaign-name-field';
import { DraftNotices } from './draft/draft-notices';
import type { DraftIdentity } from './draft/use-stored-draft';
import { ContentStep } from './message/content-step';
import { MessagePreview } from './message/message-preview';
import type { TemplateAvailability } from './message/template';
import type { TemplateNameVerdict } from './message/template-name-guard';
import { useTemplateNames } from './message/use-template-names';
import { MissingInputMessage } from './missing-part';
import { OutcomeNotStoredNotice } from './review/outcome-not-stored-notice';
import { RejectionNotice } from './review/rejection-notice';
import { ReviewStep } from './review/review-step';
import { TemplateChangeNotice } from './review/template-change-notice';
import { UnresolvedWarnings } from './review/unresolved-warnings';
import { type SendGate, useSendGate } from './review/use-send-gate';
import { useTemplateAvailability } from './review/use-template-availability';
import { TimeStep } from './schedule/time-step';
import { useLocalAndServerTime } from './schedule/use-local-and-server-time';
import { useStepTitles } from './step-titles';
import { type CampaignWizardState, useCampaignWizard } from './use-campaign-wizard';
import classes from './wizard.module.css';
import type { RejectedSend } from './wizard-state';
import { WizardStepBar } from './wizard-step-bar';

interface CampaignWizardProps {
  /** The stored draft, or an empty one. */
  readonly start: CampaignDraft;
  readonly identity: DraftIdentity;
  readonly isResumed: boolean;
  /** True if the URL contains the ID of a draft that doesn't exist in this browser. */
  readonly isMissing: boolean;
  /**
   * The ID of the attempt with an unknown outcome, if the page was closed while the draft was being sent. Otherwise
   * null.
   */
  readonly interruptedAs: string | null;
  readonly onEnded: (attemptId: string) => void;
  readonly onStartOver: () => void;
}

/**
 * The steps to create and send a campaign. The URL doesn't contain the current step, so that no link can open the step
 * that sends. A sent campaign can't be recalled.
 */
export function CampaignWizard(props: CampaignWizardProps) {
  const { start, identity, isResumed, isMissing, interruptedAs, onEnded, onStartOver } = props;
  const t = useT();
  const scope = useScope();
  const wizard = useCampaignWizard({ scope, start, identity, isResumed, onEnded });
  const templateNames = useTemplateNames();
  const { draft, step, setStep, isSending, refused } = wizard;
  // Blocks navigation while a campaign is being sent.
  useBlocker({ shouldBlockFn: () => isSending, enableBeforeUnload: false, disabled: !isSending });
  const heading = useStepHeading(step, refused);
  const { now, serverNow } = useLocalAndServerTime();
  const verdict = checkDraftForTemplateNames(draft, templateNames);
  const templateStanding = useTemplateAvailability(draft);
  const names = useCurrentNames(draft);
  const missing = findMissingSteps(draft, verdict, templateStanding, {
    hasTime: isTimeValid(draft, now, serverNow),
    hasNames: names.isCurrent,
  });
  // Shows the current names of sender and labels everywhere except in the form fields.
  const shown = { ...wizard, draft: { ...draft, ...names.named } };
  const gate = useSendGate(wizard, missing);
  const naming = useNaming();
  const state = (
    <DraftStatus
      wizard={wizard}
      isBegun={isResumed || draft !== start}
      renameButton={naming.button}
      onRename={naming.open}
    />
  );
  const actions = (
    <WizardActions
      wizard={wizard}
      mayAsk={gate.mayAsk}
      onStep={setStep}
      onRename={naming.open}
      onStartOver={() => void wizard.drop().then(onStartOver)}
    />
  );

  // The campaign was sent or may have been sent, so the page only lets the user enter the outcome.
  if (wizard.notKept && !refused) {
    return (
      <Page title={t(m.campaigns_attempt_title)}>
        <LeaveGuard
          isDirty
          title={t(m.campaigns_outcome_not_saved_title)}
          text={t(m.campaigns_outcome_not_saved)}
        />
        <OutcomeNotStoredNotice attempt={wizard.notKept} />
      </Page>
    );
  }
  return (
    <Page
      title={wizard.name === '' ? t(m.campaigns_new) : markHiddenCharacters(wizard.name)}
      isTitleHidden={naming.isOpen}
      badge={state}
      actions={actions}
      tabs={
        <>
          {naming.isOpen && (
            <CustomPageHead>
              <CampaignNameField name={wizard.name} onRename={wizard.rename} onEnd={naming.close} />
              {actions}
            </CustomPageHead>
          )}
          <WizardStepBar wizard={shown} missing={missing} onStep={setStep} />
        </>
      }
    >
      <LeaveGuard isDirty={wizard.keeping !== 'kept' && draft !== start && !isSending} />
      <div className={classes.canvas}>
        <UnrestoredTextsNotice draftKey={getCampaignDraftKey(scope, identity.id)} />
        <DraftNotices
          isMissing={isMissing && draft === start}
          interruptedAs={interruptedAs}
          plan={start.plan}
          wizard={wizard}
        />
        {wizard.notKept && <OutcomeNotStoredNotice attempt={wizard.notKept} />}
        <div className={classes.work} data-step={step}>
          <div className={classes.form}>
            <StepHeading step={step} heading={heading} />
            {refused && <RejectionNotice refused={refused} step={step} />}
            {(step === 'content' || step === 'review') && (
              <TemplateChangeNotice
                standing={templateStanding}
                onTake={(template) => wizard.edit({ template })}
              />
            )}
            <OutdatedNamesNotice names={names} step={step} channel={draft.channel} onTake={wizard.edit} />
            <StepFields
              wizard={wizard}
              shown={shown}
              gate={gate}
              missing={missing}
              verdict={verdict}
              areNamesComplete={templateNames.isComplete}
            />
            {tellsMissing(wizard, missing) &&
              !isReportedInRed(wizard, { verdict, standing: templateStanding, names }) && (
                <MissingInputMessage draft={draft} step={step} />
              )}
          </div>
          {step !== 'time' && (
            <aside className={classes.follow} aria-label={t(m.campaigns_side_panel)}>
              {step !== 'review' && <RecipientCountCard wizard={wizard} />}
              <MessagePreview draft={shown.draft} />
            </aside>
          )}
        </div>
      </div>
    </Page>
  );
}

interface StepFieldsProps {
  readonly wizard: CampaignWizardState;
  /** The wizard state with the current names of sender and labels. */
  readonly shown: CampaignWizardState;
  readonly gate: SendGate;
  readonly missing: readonly WizardStep[];
  readonly verdict: TemplateNameVerdict;
  readonly areNamesComplete: boolean;
}

function StepFields({ wizard, shown, gate, missing, verdict, areNamesComplete }: StepFieldsProps) {
  const { draft, step, edit, setStep } = wizard;
  switch (step) {
    case 'audience':
      return <AudienceStep wizard={wizard} />;
    case 'content':
      return (
        <ContentStep draft={draft} onEdit={edit} verdict={verdict} areNamesComplete={areNamesComplete} />
      );
    case 'time':
      return (
        <>
          <TimeStep draft={draft} onEdit={edit} />
          <RecipientCountCard wizard={wizard} />
        </>
      );
    case 'review':
      return (
        <ReviewStep wizard={shown} gate={gate} missing={missing} onStep={setStep}>
          <UnresolvedWarnings wizard={shown} verdict={verdict} areNamesComplete={areNamesComplete} />
        </ReviewStep>
      );
  }
}

interface StepHeadingProps {
  readonly step: WizardStep;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The heading of a step, which is focused when the step opens. Only the first step shows the heading visibly, because
 * the step bar already shows the titles of the other steps.
 */
function StepHeading({ step, heading }: StepHeadingProps) {
  const titles = useStepTitles();
  const title = (
    <Title order={2} ref={heading} tabIndex={-1}>
      {titles[step].long}
    </Title>
  );
  return step === 'audience' ? title : <VisuallyHidden component="div">{title}</VisuallyHidden>;
}

/**
 * Returns the state of the name field. If the user closed the field with a key, the focus returns to the rename button.
 */
function useNaming() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (isOpen || !isBack.current) return;
    isBack.current = false;
    button.current?.focus();
  }, [isOpen]);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    close: (isByKey: boolean) => {
      if (isByKey) isBack.current = true;
      setOpen(false);
    },
  };
}

/**
 * Reports whether to show that the step is incomplete. This is the case after the user has left the step, and
 * immediately if a clock change makes the time ambiguous.
 */
const tellsMissing = ({ draft, step, left }: CampaignWizardState, missing: readonly WizardStep[]): boolean =>
  missing.includes(step) && (left.includes(step) || (step === 'time' && findTimeProblem(draft) === 'choice'));

interface Reported {
  readonly verdict: TemplateNameVerdict;
  readonly standing: TemplateAvailability | null;
  readonly names: CurrentNamesCheck;
}

/** Reports whether the fields of the step show the problem in red. Also true while the names are loading. */
function isReportedInRed(
  { draft, step }: CampaignWizardState,
  { verdict, standing: state, names }: Reported,
): boolean {
  if (step === 'audience') return !names.isCurrent;
  if (step === 'time') return findTimeProblem(draft) === 'later';
  return step === 'content' && (isTextBlocked(draft, verdict) || (state !== null && state.kind !== 'same'));
}

/** Focuses the heading when the step changes or a rejection arrives, but not when the page opens. */
function useStepHeading(
  step: WizardStep,
  refused: RejectedSend | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, refused });
  useEffect(() => {
    const isRefusedAnew = refused !== null && shown.current.refused !== refused;
    if (shown.current.step !== step || isRefusedAnew) heading.current?.focus();
    shown.current = { step, refused };
  }, [step, refused]);
  return heading;
}
