// Runs many writes from a screen: started, stopped, gone on with. Leaving the screen stops it; what is on its way ends.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type Pace, paceOf } from '~/api/http/pace';
import { readAgainOnce } from '~/api/http/query';
import { createRunId, type RunPurpose } from '../activity/run-id';
import type { Report } from '../write-state';
import { type RowState, type RunJournal, runRows } from './run-rows';
import { reduceRun, startOf, statesOf } from './run-state';

/** What a run gives to carry a row out. */
export interface RowTurn {
  /** Where it stood: an `unknown` row is looked up before anything is sent. */
  readonly former: RowState;
  readonly report: Report;
  /** Every request of the row goes through it. */
  readonly pace: Pace;
  /** Names the run in the activity: gone on with, it is the same. */
  readonly run: string;
}

interface RunOptions<Row> {
  readonly carryOut: (row: Row, turn: RowTurn) => Promise<RowState>;
  /** Where the rows stand before the run, where that isn't waiting. */
  readonly initial?: readonly RowState[];
  /** Names it in the activity, where it goes on with a run of an earlier page. */
  readonly run?: string | undefined;
  /** Goes into the run's name in the activity, where its writes alone don't show it. */
  readonly purpose?: RunPurpose;
  /** Around everything: opens and closes the journal, tells at the end what the rows alone don't show. */
  readonly around?: (work: (journal?: RunJournal<Row>) => Promise<void>, pace: Pace) => Promise<void>;
}

const withNothingAround = (work: () => Promise<void>) => work();

export function useRun<Row>({
  carryOut,
  initial = [],
  run: former,
  purpose,
  around = withNothingAround,
}: RunOptions<Row>) {
  const [state, dispatch] = useReducer(reduceRun, initial, startOf);
  const queryClient = useQueryClient();
  const stopping = useRef<AbortController>(null);
  /** Before anything is drawn of it: a second click must not put another way to stop in the place of the run's own. */
  const isBegun = useRef(false);
  const [run] = useState(() => former ?? createRunId(purpose));
  useEffect(() => () => stopping.current?.abort(), []);

  /** Starts or goes on: carries out those of the rows that are open. */
  const start = async (rows: readonly Row[], includes?: (row: Row) => boolean): Promise<void> => {
    if (isBegun.current) return;
    isBegun.current = true;
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    const pace = paceOf({ signal, onWait: (until) => dispatch({ type: 'waits', until }) });
    await around(async (journal) => {
      dispatch({ type: 'started', count: rows.length });
      const end = await readAgainOnce(queryClient, () =>
        runRows({
          rows,
          states: statesOf(state.rows, rows.length),
          ...(includes && { includes }),
          carryOut: (row, former, report) => carryOut(row, { former, report, pace, run }),
          journal,
          signal,
          onRow: (index, row) => dispatch({ type: 'row', index, state: row }),
        }),
      );
      dispatch({ type: 'ended', end });
    }, pace).finally(() => {
      isBegun.current = false;
    });
  };
  const stop = () => {
    dispatch({ type: 'stop-asked' });
    stopping.current?.abort();
  };
  /** Replaces the states of the rows before the run. */
  const reset = (rows: readonly RowState[]) => dispatch({ type: 'reset', rows });
  return { state, start, stop, reset, run };
}
