import { Button, Group } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { blockingSteps, STEPS, type Step } from './campaign-draft';

interface StepButtonsProps {
  readonly step: Step;
  readonly missing: readonly Step[];
  readonly isSending: boolean;
  readonly onStep: (step: Step) => void;
}

/** Back, and on to the next step once this one has what it needs. */
export function StepButtons({ step, missing, isSending, onStep }: StepButtonsProps) {
  const t = useT();
  const position = STEPS.indexOf(step);
  return (
    <Group justify="space-between">
      <Button
        variant="default"
        disabled={position === 0 || isSending}
        onClick={() => onStep(STEPS[position - 1] ?? step)}
      >
        {t(m.campaigns_back)}
      </Button>
      {step !== 'review' && (
        <Button
          onClick={() => onStep(STEPS[position + 1] ?? step)}
          disabled={blockingSteps(step, missing).length > 0}
        >
          {t(m.campaigns_next)}
        </Button>
      )}
    </Group>
  );
}
