import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '~/api/http/query';
import { useRun } from '~/records/use-run';
import { useScope } from '~/session/scope-context';
import { carryOut } from './carry-out';
import { keepEntry } from './journal';
import { journalOf, startingStates } from './kept-rows';
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

/** Starts, stops and goes on with an import. */
export function useCannedImport({ rows, runKey, kept }: ImportPlan) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isElsewhere, setElsewhere] = useState(false);
  const [initial] = useState(() => startingStates(rows, kept ?? new Map()));
  // Where this browser keeps nothing, a run can still be made; it just can't be gone on with after a kill.
  const journal = kept ? journalOf((shortCode, entry) => keepEntry(runKey, shortCode, entry)) : undefined;
  const { state, start, stop } = useRun({
    carryOut: carryOut(queryClient, scope),
    initial,
    around: async (work) => {
      const isAlone = await alone(runKey, () => work(journal));
      setElsewhere(!isAlone);
      // What was looked up row by row is of no further use.
      queryClient.removeQueries({ queryKey: readKey(scope, 'cannedResponses'), type: 'inactive' });
    },
  });
  return { state, isElsewhere, start: () => start(rows), stop };
}
