import { Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { LazyPart } from '~/ui/page/lazy-parts';
import type { CompareSearch } from '../compare-search';
import { openIn } from '../plan/mapping';
import { ApplyForm } from './apply-form';
import { EndedCard } from './ended-card';
import { NamesCard } from './names-card';
import { PlanCard } from './plan-card';
import { ToDoCard } from './to-do-card';
import type { Applying } from './use-apply';
import { useApplyPlan } from './use-apply-plan';

interface ApplyTabProps {
  readonly applying: Applying;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
  /** What asks before a run. */
  readonly opens: LazyPart;
}

/** Brings what a file or another workspace has into this one: chosen, read, checked, and then written. */
export function ApplyTab({ applying, search, onSearchChange, opens }: ApplyTabProps) {
  const t = useT();
  const { state, reading, settings, change, applied, read, ask, done, markDone } = applying;
  const planned = useApplyPlan(reading, settings);
  const isDecided = planned !== null && openIn(planned.plan.named, planned.choices).length === 0;
  return (
    <Stack gap="md">
      <ApplyForm applying={applying} />
      {applied && state.step !== 'reading' && (
        <EndedCard ended={applied} onReadAgain={() => void read(applied.kinds)} />
      )}
      {reading && !planned && (
        <Text size="sm" role="status">
          {t(m.apply_planning)}
        </Text>
      )}
      {reading && planned && (
        <NamesCard
          named={planned.plan.named}
          target={reading.target}
          choices={planned.choices}
          chosen={settings.choices}
          onChoose={(choices) => change({ choices })}
        />
      )}
      {isDecided && (
        <>
          <PlanCard
            plan={planned.plan}
            isStale={!planned.isCurrent}
            search={search}
            onSearchChange={onSearchChange}
            opens={opens}
            onApply={() => ask(planned.plan)}
          />
          <ToDoCard records={planned.plan.records} done={done} onDone={markDone} />
        </>
      )}
    </Stack>
  );
}
