import { Group, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { STEPS, type Step } from './campaign-draft';
import classes from './step-bar.module.css';
import { useStepTitles } from './step-titles';

interface StepBarProps {
  readonly step: Step;
  readonly missing: readonly Step[];
  /** The furthest step that the person has been to: what lies beyond isn't called incomplete. */
  readonly furthest: number;
  readonly isSending: boolean;
  readonly onStep: (step: Step) => void;
}

/** Where in the wizard the person is, what is done, and where something is still missing. */
export function StepBar({ step, missing, furthest, isSending, onStep }: StepBarProps) {
  const t = useT();
  const titles = useStepTitles();
  return (
    <Group component="nav" gap={0} wrap="nowrap" className={classes.bar} aria-label={t(m.campaigns_steps)}>
      {STEPS.map((name, index) => {
        const isHere = name === step;
        const isMissing = missing.includes(name) && index < furthest && !isHere;
        const isDone = !missing.includes(name) && index < furthest && !isHere && name !== 'review';
        return (
          <UnstyledButton
            key={name}
            className={classes.step}
            aria-current={isHere ? 'step' : undefined}
            disabled={isSending || (name === 'review' && missing.length > 0)}
            onClick={() => onStep(name)}
          >
            <span
              className={classes.mark}
              data-done={isDone || undefined}
              data-missing={isMissing || undefined}
            >
              {isDone && <IconCheck size={16} aria-label={t(m.campaigns_step_done)} />}
              {isMissing && <IconAlertCircle size={16} aria-label={t(m.campaigns_step_missing)} />}
              {!isDone && !isMissing && <span aria-hidden>{index + 1}</span>}
            </span>
            <span className={classes.name}>{titles[name].short}</span>
          </UnstyledButton>
        );
      })}
    </Group>
  );
}
