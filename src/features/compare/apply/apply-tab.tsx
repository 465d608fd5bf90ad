import { Stack, Text } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { openIn } from '~/domain/bundle/apply/mapping';
import type { Plan } from '~/domain/bundle/apply/plan';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LazyParts } from '~/ui/lazy-parts';
import type { CompareSearch } from '../compare-search';
import { ApplyForm } from './apply-form';
import { EndedCard } from './ended-card';
import { NamesCard } from './names-card';
import { PlanCard } from './plan-card';
import { ToDoCard } from './to-do-card';
import type { Applying } from './use-apply';
import { useApplyPlan } from './use-apply-plan';

const ApplyDialog = lazyRouteComponent(() => import('./apply-dialog'), 'ApplyDialog');

interface ApplyTabProps {
  readonly applying: Applying;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** Brings what a file or another workspace has into this one: chosen, read, checked, and then written. */
export function ApplyTab({ applying, search, onSearchChange }: ApplyTabProps) {
  const t = useT();
  const { state, reading, settings, change, applied, read, endRun, done, markDone } = applying;
  const planned = useApplyPlan(reading, settings);
  // As it was when the dialog was opened: what is asked about there is what is carried out.
  const [asked, setAsked] = useState<Plan | null>(null);
  const isDecided = planned !== null && openIn(planned.plan.named, planned.choices).length === 0;
  return (
    <Stack gap="md">
      <ApplyForm applying={applying} />
      {applied && state.step !== 'reading' && <EndedCard onReadAgain={() => void read(applied)} />}
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
            opens={ApplyDialog}
            onApply={() => setAsked(planned.plan)}
          />
          <ToDoCard records={planned.plan.records} done={done} onDone={markDone} />
        </>
      )}
      {asked && reading && (
        <LazyParts asked={asked}>
          <ApplyDialog
            plan={asked}
            source={reading.sourceName}
            onClose={(hasRun) => {
              setAsked(null);
              if (hasRun) endRun();
            }}
          />
        </LazyParts>
      )}
    </Stack>
  );
}
