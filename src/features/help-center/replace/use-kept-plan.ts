import { useState } from 'react';
import { formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import { useScope } from '~/session/scope-context';
import { type KeptPlan, keptPlanOf } from './kept-plan';

/**
 * What is left of a run in this portal; `former`: of an earlier page. `changed`: how many articles can't be gone on with as they
 * were.
 */
export function useKeptPlan(portalSlug: string) {
  const scope = useScope();
  const [plan, setPlan] = useState<KeptPlan | null>(null);
  const [former, setFormer] = useState<KeptPlan | null>(null);
  const [changed, setChanged] = useState(0);
  usePersistedForm({
    draftKey: formDraftKey(scope, `replace ${portalSlug}`),
    typed: plan,
    read: keptPlanOf,
    restore: (kept) => {
      setPlan(kept);
      setFormer(kept);
    },
  });
  return { plan, former, setPlan, changed, setChanged };
}
