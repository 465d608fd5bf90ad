import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '~/api/http/query';
import type { RunJournal } from '~/records/run-rows';
import { useRun } from '~/records/use-run';
import { useScope } from '~/session/scope-context';
import { carryOut } from './carry-out';
import { openJournal } from './journal';
import { journalOf, startingStates } from './kept-rows';
import type { PlanRow } from './plan';
import type { ImportPlan } from './use-plan';

/** Runs `work` unless another tab runs the same import. False where it does. */
async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  return navigator.locks.request(`import ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Runs `work` with the journal of a run, which is closed afterwards. */
async function withJournal(
  runKey: string,
  work: (journal: RunJournal<PlanRow>) => Promise<void>,
): Promise<void> {
  const { put, close } = await openJournal(runKey);
  try {
    await work(journalOf(put));
  } finally {
    close();
  }
}

/** Starts, stops and goes on with an import. */
export function useCannedImport({ rows, runKey, kept }: ImportPlan) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isElsewhere, setElsewhere] = useState(false);
  const [initial] = useState(() => startingStates(rows, kept ?? new Map()));
  const { state, start, stop } = useRun({
    carryOut: carryOut(queryClient, scope),
    initial,
    around: async (work) => {
      // Where this browser keeps nothing, a run can still be made; it just can't be gone on with after a kill.
      const isAlone = await alone(runKey, () => (kept ? withJournal(runKey, work) : work()));
      setElsewhere(!isAlone);
      // What was looked up row by row is of no further use.
      queryClient.removeQueries({ queryKey: readKey(scope, 'cannedResponses'), type: 'inactive' });
    },
  });
  return { state, isElsewhere, start: () => start(rows), stop };
}
