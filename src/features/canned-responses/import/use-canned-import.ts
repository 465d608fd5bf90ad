import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '~/api/http/query';
import { alone } from '~/records/run/alone';
import { useRun } from '~/records/run/use-run';
import { useScope } from '~/session/scope-context';
import { carryOut } from './carry-out';
import { keepEntry } from './journal';
import { journalOf, startingStates } from './kept-rows';
import type { ImportPlan } from './use-plan';

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
    purpose: 'import',
    around: async (work) => {
      const isAlone = await alone(`import ${runKey}`, () => work(journal));
      setElsewhere(!isAlone);
      // What was looked up row by row is of no further use.
      queryClient.removeQueries({ queryKey: readKey(scope, 'cannedResponses'), type: 'inactive' });
    },
  });
  return { state, isElsewhere, start: () => start(rows), stop };
}
