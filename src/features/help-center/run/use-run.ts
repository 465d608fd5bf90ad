import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { readKey } from '~/api/http/query';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { problemSentence } from '~/ui/problem-sentence';
import { pauseNow, sleep } from './pace';
import { type Attempt, type RowOutcome, runRows } from './run-rows';

export interface RunState {
  readonly step: 'ready' | 'running' | 'ended';
  /** By the rows' order; empty until the run starts. */
  readonly outcomes: readonly RowOutcome[];
}

/**
 * Carries out one row after the other at the pace of the request budget, and tells each one's outcome. `attempt` calls
 * `onWrite` right before what it sends can change an article: until then nothing can be unknown.
 */
export function useRun<Row>(attempt: (row: Row, onWrite: () => void) => Promise<RowOutcome>) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [state, setState] = useState<RunState>({ step: 'ready', outcomes: [] });
  const isStopped = useRef(false);

  const after = (error: ApiError, isSent: boolean): Attempt => {
    if (error.problem.kind === 'rate-limited') return { waitFor: error.problem.waitSeconds * 1000 };
    if (error.problem.kind === 'unauthenticated') return 'stop';
    if (isSent && mayHaveHappened(error)) return { state: 'unknown' };
    const { title } = problemSentence(t, error, isSent ? 'write' : 'read');
    return { state: 'refused', why: error.context.serverMessage ?? title };
  };
  const settle = async (row: Row): Promise<Attempt> => {
    let isSent = false;
    try {
      return await attempt(row, () => {
        isSent = true;
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return after(error, isSent);
    }
  };

  const start = async (rows: readonly Row[]) => {
    isStopped.current = false;
    setState({ step: 'running', outcomes: rows.map(() => ({ state: 'waiting' })) });
    await runRows({
      rows,
      attempt: settle,
      pause: pauseNow,
      sleep,
      isStopped: () => isStopped.current,
      onOutcome: (index, outcome) =>
        setState(({ step, outcomes }) => ({ step, outcomes: outcomes.with(index, outcome) })),
    });
    setState(({ outcomes }) => ({ step: 'ended', outcomes }));
    await queryClient.invalidateQueries({ queryKey: readKey(scope, 'articles') });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { state, start, stop };
}
