import { useState } from 'react';
import { formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import { useScope } from '~/session/scope-context';
import { type KeptPlan, plansWith, plansWithout, readKeptPlans } from './kept-plan';

const NONE: readonly KeptPlan[] = [];

/** What is left of the runs in this portal. `former`: the last one of an earlier page. */
export function useKeptPlans(portalSlug: string) {
  const scope = useScope();
  const [plans, setPlans] = useState(NONE);
  const [former, setFormer] = useState<KeptPlan>();
  const draftKey = formDraftKey(scope, `replace ${portalSlug}`);
  usePersistedForm({
    draftKey,
    typed: plans.length > 0 ? plans : null,
    read: readKeptPlans,
    join: (older, newer) => newer.reduce(plansWith, older),
    restore: (kept) => {
      setPlans(kept);
      setFormer(kept.at(-1));
    },
  });
  return {
    draftKey,
    plans,
    former,
    begin: (plan: KeptPlan) => setPlans((now) => plansWith(now, plan)),
    end: (run: string, article: number) => setPlans((now) => plansWithout(now, run, article)),
    discard: (run: string) => setPlans((now) => now.filter((plan) => plan.run !== run)),
  };
}
