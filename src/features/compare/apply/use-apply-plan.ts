import { startTransition, useEffect, useState } from 'react';
import { isAdministrator } from '~/session/administrator';
import { useScope } from '~/session/scope-context';
import { type ApplyPlan, createApplyPlan } from '../plan/apply-plan';
import type { ReferenceChoices } from '../plan/mapping';
import type { TargetAccount, TargetRecord } from '../plan/target-account';
import type { ApplySettings, LoadedApplySides } from './use-apply';

interface Made {
  readonly plan: ApplyPlan;
  readonly choices: ReferenceChoices;
  readonly reading: LoadedApplySides;
  readonly settings: ApplySettings;
}

/** Returns the replacements whose record still exists in the account. */
function choicesIn(target: TargetAccount, { choices }: ApplySettings): ReferenceChoices {
  const found = new Map<string, TargetRecord | 'left-out'>();
  for (const [name, choice] of choices) {
    const one = choice === 'left-out' ? choice : target.all(choice.kind).find(({ id }) => id === choice.id);
    if (one) found.set(name, one);
  }
  return found;
}

/**
 * Returns the plan for the loaded sides, or null while the plan is being made. `isCurrent` is false if the settings
 * have changed since the plan was made.
 */
export function useApplyPlan(reading: LoadedApplySides | null, settings: ApplySettings) {
  const scope = useScope();
  const [planned, setPlanned] = useState<Made | null>(null);
  useEffect(() => {
    if (reading === null) return;
    let isLeft = false;
    const { source, target, kinds, isUnwritten } = reading;
    const { onlyAdd, publish } = settings;
    const choices = choicesIn(target, settings);
    // The role isn't a dependency of the effect. Otherwise, a role that becomes known during a run would trigger a new
    // plan.
    const roles = { isAdministrator: isAdministrator(scope) };
    const options = { kinds, onlyAdd, isUnwritten, publish, choices, ...roles };
    void createApplyPlan(source, target, options).then((plan) => {
      // Updates in a transition, because a long plan takes time to render.
      if (!isLeft) startTransition(() => setPlanned({ plan, choices, reading, settings }));
    });
    return () => {
      isLeft = true;
    };
  }, [reading, settings, scope]);
  if (planned === null || planned.reading !== reading) return null;
  return { plan: planned.plan, choices: planned.choices, isCurrent: planned.settings === settings };
}
