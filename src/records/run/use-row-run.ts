// Performs a run (a bulk operation) from a screen. A run can be started, stopped and resumed. When the component
// unmounts, the run stops after the request in flight.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { refetchOnceAfterWrites } from '~/api/http/query';
import { createRequestPacer, type RequestPacer } from '~/api/http/request-pacer';
import { createRunId, type RunPurpose } from '../activity/run-id';
import type { ProgressListener } from '../write-state';
import { processRows, type RowState, type RunJournal } from './process-rows';
import { createRunState, padWithWaitingRows, reduceRun } from './run-state';

/** The arguments passed to the function that performs a row's write. */
export interface RowWriteContext {
  /** The row's earlier state. If it is `unknown`, the record must be looked up before anything is sent. */
  readonly former: RowState;
  readonly report: ProgressListener;
  /** The rate limiter that every request of the row must use. */
  readonly pace: RequestPacer;
  /** The ID of the run in the activity. A resumed run keeps its ID. */
  readonly run: string;
}

interface RunOptions<Row> {
  readonly carryOut: (row: Row, turn: RowWriteContext) => Promise<RowState>;
  /** The states of the rows before the run. Rows without a state are waiting. */
  readonly initial?: readonly RowState[];
  /** The ID of an earlier run that this run resumes. */
  readonly run?: string | undefined;
  /** The purpose of the run, used as a prefix of its ID. Needed if the log entries don't reveal the purpose. */
  readonly purpose?: RunPurpose;
  /**
   * Wraps the whole run, for example to open and close a journal, or to report results that aren't shown in the rows.
   */
  readonly around?: (work: (journal?: RunJournal<Row>) => Promise<void>, pace: RequestPacer) => Promise<void>;
}

const withNothingAround = (work: () => Promise<void>) => work();

export function useRowRun<Row>({
  carryOut,
  initial = [],
  run: former,
  purpose,
  around = withNothingAround,
}: RunOptions<Row>) {
  const [state, dispatch] = useReducer(reduceRun, initial, createRunState);
  const queryClient = useQueryClient();
  const stopping = useRef<AbortController>(null);
  /**
   * True while a run is in progress. Stored as a ref, which changes immediately instead of in the next render, so that
   * a second click can't replace the abort controller of the run.
   */
  const isBegun = useRef(false);
  const [run] = useState(() => former ?? createRunId(purpose));
  useEffect(() => () => stopping.current?.abort(), []);

  /** Starts or resumes the run with the rows that aren't finished. */
  const start = async (rows: readonly Row[], includes?: (row: Row) => boolean): Promise<void> => {
    if (isBegun.current) return;
    isBegun.current = true;
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    const pace = createRequestPacer({ signal, onWait: (until) => dispatch({ type: 'waits', until }) });
    await around(async (journal) => {
      dispatch({ type: 'started', count: rows.length });
      const end = await refetchOnceAfterWrites(queryClient, () =>
        processRows({
          rows,
          states: padWithWaitingRows(state.rows, rows.length),
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
