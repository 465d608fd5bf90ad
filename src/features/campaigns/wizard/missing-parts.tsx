import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { blockingSteps, type Step, type TimeLack } from './campaign-draft';
import { useStepTitles } from './step-titles';

interface MissingPartsProps {
  readonly step: Step;
  readonly missing: readonly Step[];
  readonly timeLack: TimeLack;
  /** The step tells it in red already. */
  readonly isReported: boolean;
}

/** What is still missing, in words. */
export function MissingParts({ step, missing, timeLack, isReported }: MissingPartsProps) {
  const t = useT();
  const titles = useStepTitles();
  const lacks: Record<Step, string> = {
    intent: t(m.campaigns_missing_intent),
    audience: t(m.campaigns_missing_audience),
    content: t(m.campaigns_missing_content),
    time: timeLack === 'choice' ? t(m.campaigns_missing_choice) : t(m.campaigns_time_past),
    review: '',
  };
  const blocked = blockingSteps(step, missing);
  const steps = blocked.map((name) => titles[name].short);
  return (
    <Text size="sm" c="dimmed" role="status">
      {blocked.includes(step) && !isReported && lacks[step]}
      {blocked.length > 0 && !blocked.includes(step) && t(m.campaigns_incomplete, { steps })}
    </Text>
  );
}
