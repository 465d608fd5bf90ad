import { startTransition, useEffect, useState } from 'react';
import { isAdministrator } from '~/session/administrator';
import { useScope } from '~/session/scope-context';
import type { Choices } from '../plan/mapping';
import { type Plan, planOf } from '../plan/plan';
import type { Found, Target } from '../plan/target';
import type { ApplyReading, ApplySettings } from './use-apply';

interface Made {
  readonly plan: Plan;
  readonly choices: Choices;
  readonly reading: ApplyReading;
  readonly settings: ApplySettings;
}

/** What was chosen, as far as the account still has it. */
function choicesIn(target: Target, { choices }: ApplySettings): Choices {
  const found = new Map<string, Found | 'left-out'>();
  for (const [name, choice] of choices) {
    const one = choice === 'left-out' ? choice : target.all(choice.kind).find(({ id }) => id === choice.id);
    if (one) found.set(name, one);
  }
  return found;
}

/** The plan for both sides as they were read; `isCurrent`: it is what the present settings ask for. Null while there is none. */
export function useApplyPlan(reading: ApplyReading | null, settings: ApplySettings) {
  const scope = useScope();
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    if (reading === null) return;
    let isLeft = false;
    const { source, target, kinds, isUnwritten } = reading;
    const { onlyAdd, publish } = settings;
    const choices = choicesIn(target, settings);
    // Not followed: a role that a run shows on its way must not plan it anew.
    const roles = { isAdministrator: isAdministrator(scope) };
    const options = { kinds, onlyAdd, isUnwritten, publish, choices, ...roles };
    void planOf(source, target, options).then((plan) => {
      // Drawn bit by bit: it may be long.
      if (!isLeft) startTransition(() => setMade({ plan, choices, reading, settings }));
    });
    return () => {
      isLeft = true;
    };
  }, [reading, settings, scope]);
  if (made === null || made.reading !== reading) return null;
  return { plan: made.plan, choices: made.choices, isCurrent: made.settings === settings };
}
