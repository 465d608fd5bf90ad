import { Stack, Text } from '@mantine/core';
import { openIn } from '~/domain/bundle/apply/mapping';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ApplyForm } from './apply-form';
import { NamesCard } from './names-card';
import { PlanCard } from './plan-card';
import type { Applying } from './use-apply';
import { useApplyPlan } from './use-apply-plan';

/** Brings what a file or another workspace has into this one: chosen, read, checked, and then written. */
export function ApplyTab({ applying }: { readonly applying: Applying }) {
  const t = useT();
  const { reading, settings, change } = applying;
  const planned = useApplyPlan(reading, settings);
  return (
    <Stack gap="md">
      <ApplyForm applying={applying} />
      {reading && !planned && (
        <Text size="sm" role="status">
          {t(m.apply_planning)}
        </Text>
      )}
      {reading && planned && (
        <>
          <NamesCard
            named={planned.plan.named}
            target={reading.target}
            choices={planned.choices}
            chosen={settings.choices}
            onChoose={(choices) => change({ choices })}
          />
          {openIn(planned.plan.named, planned.choices).length === 0 && <PlanCard plan={planned.plan} />}
        </>
      )}
    </Stack>
  );
}
