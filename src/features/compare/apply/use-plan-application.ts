import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { reportProblem } from '~/records/record-toasts';
import { useRowRun } from '~/records/run/use-row-run';
import { withExclusiveLock } from '~/records/run/with-exclusive-lock';
import { useScope } from '~/session/scope-context';
import type { ApplyPlan, ApplyRow } from '../plan/apply-plan';
import { createRowApplier } from './create-row-applier';

/** Runs a plan. Only one browser tab can run a plan at a time. Stops if someone else creates the same records. */
export function usePlanApplication(plan: ApplyPlan, reason: string) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isElsewhere, setElsewhere] = useState(false);
  // The function that writes the rows. The same function is used for the entire run, even after a pause, because it
  // remembers the records created by earlier rows.
  const application = useRef<ReturnType<typeof createRowApplier>>(null);
  const { state, start, stop } = useRowRun<ApplyRow>({
    purpose: 'apply',
    carryOut: async (row, turn) => application.current?.(row, turn) ?? { step: 'broken' },
    around: async (work) => {
      setElsewhere(!(await withExclusiveLock(`apply ${scope.instance} ${scope.accountId}`, work)));
    },
  });
  const begin = () => {
    application.current =
      application.current ??
      createRowApplier({
        queryClient,
        scope,
        plan,
        reason: reason.trim() || null,
        onDuplicates: (name, count, areSame) => {
          stop();
          reportProblem(scope, {
            title: t(areSame ? m.records_duplicates_title : m.apply_same_name_title, { count }),
            message: t(areSame ? m.apply_duplicates : m.apply_same_name, { name }),
          });
        },
      });
    void start(plan.rows);
  };
  return { state, isElsewhere, begin, stop };
}
