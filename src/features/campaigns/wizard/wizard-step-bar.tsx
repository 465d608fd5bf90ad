import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WIZARD_STEPS, type WizardStep } from './draft/campaign-draft';
import { useStepTitles } from './step-titles';
import type { CampaignWizardState } from './use-campaign-wizard';
import { useStepSummaries } from './use-step-labels';
import classes from './wizard.module.css';

interface WizardStepBarProps {
  readonly wizard: CampaignWizardState;
  readonly missing: readonly WizardStep[];
  readonly onStep: (step: WizardStep) => void;
}

/**
 * Links to the steps, which can be visited in any order. Each link has a summary of the step's values. Marks incomplete
 * steps that the user has visited.
 */
export function WizardStepBar({ wizard, missing, onStep }: WizardStepBarProps) {
  const t = useT();
  const titles = useStepTitles();
  const words = useStepSummaries(wizard);
  const { step, left, isSending } = wizard;
  return (
    <nav className={classes.steps} aria-label={t(m.campaigns_steps)}>
      {WIZARD_STEPS.map((name) => {
        const isHere = name === step;
        const isMissing = missing.includes(name) && left.includes(name) && !isHere;
        const isDone = !missing.includes(name) && left.includes(name) && name !== 'review';
        return (
          <UnstyledButton
            key={name}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={isHere ? 'step' : undefined}
            disabled={isSending}
            onClick={() => onStep(name)}
          >
            <b>
              {isDone && (
                <IconCheck size={16} className={classes.done} aria-label={t(m.campaigns_step_done)} />
              )}
              {isMissing && (
                <IconAlertCircle
                  size={16}
                  className={classes.missing}
                  aria-label={t(m.campaigns_step_missing)}
                />
              )}
              <span className={classes.cut}>{titles[name].short}</span>
            </b>
            <small className={classes.cut} dir="auto" title={words[name]}>
              {words[name]}
            </small>
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
