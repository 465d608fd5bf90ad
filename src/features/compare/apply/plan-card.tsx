import { IconCircleCheck } from '@tabler/icons-react';
import { fateCounts, type Plan } from '~/domain/bundle/apply/plan';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { ReadingTime } from '../reading-time';
import { PlanNumbers } from './plan-numbers';

/** What applying would do: how many records, and what it takes. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const t = useT();
  const { planned, kept, worksheet, refused } = fateCounts(plan.records);
  const nothing =
    worksheet + refused > 0 ? m.apply_nothing_left : kept > 0 ? m.apply_nothing_kept : m.apply_nothing_same;
  return (
    <Card title={t(m.apply_plan)} isRegion>
      <PlanNumbers plan={plan} />
      {planned > 0 ? (
        <ReadingTime requests={plan.requests} />
      ) : (
        <EmptyState
          icon={<IconCircleCheck size={20} aria-hidden />}
          title={t(m.apply_nothing)}
          text={t(nothing)}
        />
      )}
    </Card>
  );
}
