import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { readKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';
import { openJournal } from './journal';
import { paceOf, sleep } from './pace';
import { importPlatform } from './platform-access';
import { type ImportJournal, runImport } from './run-import';
import { type RunState, reduceRun, startOf } from './run-state';
import type { ImportPlan } from './use-plan';

/** Where this browser keeps nothing, a run can still be made; it just can't be gone on with after a kill. */
const NO_JOURNAL = { put: async () => {}, close: () => {} };

export const isRunning = ({ run }: RunState) =>
  run.step === 'running' || run.step === 'waiting' || run.step === 'pausing';

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

/** Starts, pauses and goes on with an import. Leaving the page pauses it; what was on its way ends. */
export function useRun({ rows, runKey, kept }: ImportPlan) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(reduceRun, null, () => startOf(rows, kept ?? new Map()));
  const [isElsewhere, setElsewhere] = useState(false);
  const pausing = useRef<AbortController>(null);
  useEffect(() => () => pausing.current?.abort(), []);

  async function carryOut(): Promise<void> {
    const controller = new AbortController();
    pausing.current = controller;
    const { signal } = controller;
    const journal: ImportJournal & { close: () => void } = kept ? await openJournal(runKey) : NO_JOURNAL;
    try {
      await runImport({
        plan: rows,
        outcomes: state.outcomes,
        platform: importPlatform(scope),
        journal,
        pace: paceOf({ signal, onWait: (until) => dispatch({ type: 'waiting', until }) }),
        rest: (milliseconds) => sleep(milliseconds, signal),
        dispatch,
      });
    } finally {
      journal.close();
      await queryClient.invalidateQueries({ queryKey: readKey(scope, 'cannedResponses') });
    }
  }

  return {
    state,
    isElsewhere,
    start: async () => setElsewhere(!(await alone(runKey, carryOut))),
    pause: () => {
      dispatch({ type: 'pause-asked' });
      pausing.current?.abort();
    },
  };
}
