import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CountButtons } from '~/ui/results/count-buttons';
import { StackedBar } from '~/ui/results/stacked-bar';
import type { ApplyPlan } from '../plan/apply-plan';
import { summarizeVerdicts } from './plan-labels';

/** Summarizes a plan in numbers. Shown in the confirmation dialog. */
export function PlanNumbers({ plan }: { readonly plan: ApplyPlan }) {
  const t = useT();
  const parts = summarizeVerdicts(t, plan).map((part) => ({ ...part, isFixed: true }));
  return (
    <div>
      <StackedBar whole={t(m.apply_records_selected, { count: plan.records.length })} parts={parts} />
      <CountButtons label={t(m.apply_plan)} parts={parts} selected={undefined} onSelect={() => {}} />
    </div>
  );
}
