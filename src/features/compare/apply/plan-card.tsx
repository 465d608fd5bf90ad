import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import type { LazyPart } from '~/ui/page/lazy-parts';
import { preloading } from '~/ui/page/lazy-parts';
import { EmptyState } from '~/ui/table/empty-state';
import type { CompareSearch } from '../compare-search';
import { fateCounts, type Plan } from '../plan/plan';
import { ReadingTime } from '../reading-time';
import { PlanList } from './plan-list';
import { PlanNumbers } from './plan-numbers';

interface PlanCardProps {
  readonly plan: Plan;
  /** It is being made anew. */
  readonly isStale: boolean;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
  /** What the button opens. */
  readonly opens: LazyPart;
  readonly onApply: () => void;
}

/** What applying would do, in numbers that add up and record by record. */
export function PlanCard({ plan, isStale, search, onSearchChange, opens, onApply }: PlanCardProps) {
  const t = useT();
  const { kept, worksheet, refused } = fateCounts(plan.records);
  const nothing =
    worksheet + refused > 0 ? m.apply_nothing_left : kept > 0 ? m.apply_nothing_kept : m.apply_nothing_same;
  return (
    <Card title={t(m.apply_plan)}>
      <PlanNumbers plan={plan} />
      {plan.rows.length > 0 ? (
        <>
          <ReadingTime requests={plan.requests} />
          <Group>
            <Button disabled={isStale} onClick={onApply} {...preloading(opens)}>
              {t(m.apply_start)}
            </Button>
          </Group>
        </>
      ) : (
        <EmptyState
          icon={<IconCircleCheck size={20} aria-hidden />}
          title={t(m.apply_nothing)}
          text={t(nothing)}
        />
      )}
      <PlanList plan={plan} search={search} onSearchChange={onSearchChange} />
    </Card>
  );
}
