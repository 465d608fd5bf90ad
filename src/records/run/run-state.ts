// The state of a run (a bulk operation) as shown on screen.
import type { ApiError } from '~/api/http/api-error';
import { type RowState, type RunEnd, WAITING_ROW } from './process-rows';

export interface RunState {
  /** `stopping`: no further rows are started, but a request is still in flight. */
  readonly step: 'ready' | 'running' | 'stopping' | 'stopped' | 'failed' | 'done';
  /** The end of a rate limit, in milliseconds since the epoch. */
  readonly waitsUntil: number | null;
  readonly error: ApiError | null;
  /** The states of the rows, in order. A missing state means waiting. */
  readonly rows: readonly RowState[];
}

export type RunEvent =
  /** The row states were replaced before the run started. */
  | { readonly type: 'reset'; readonly rows: readonly RowState[] }
  | { readonly type: 'started'; readonly count: number }
  | { readonly type: 'row'; readonly index: number; readonly state: RowState }
  | { readonly type: 'waits'; readonly until: number | null }
  | { readonly type: 'stop-asked' }
  | { readonly type: 'ended'; readonly end: RunEnd };

export const createRunState = (rows: readonly RowState[]): RunState => ({
  step: 'ready',
  waitsUntil: null,
  error: null,
  rows,
});

export const padWithWaitingRows = (rows: readonly RowState[], count: number): RowState[] =>
  Array.from({ length: count }, (_, index) => rows[index] ?? WAITING_ROW);

export const isRunning = ({ step }: RunState): boolean => step === 'running' || step === 'stopping';

export function reduceRun(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'reset':
      return createRunState(event.rows);
    case 'started':
      return { ...createRunState(padWithWaitingRows(state.rows, event.count)), step: 'running' };
    case 'row':
      return { ...state, rows: state.rows.with(event.index, event.state) };
    case 'waits':
      return { ...state, waitsUntil: event.until };
    case 'stop-asked':
      return state.step === 'running' ? { ...state, step: 'stopping' } : state;
    case 'ended':
      return {
        ...state,
        step: event.end.step,
        waitsUntil: null,
        error: event.end.step === 'failed' ? event.end.error : null,
      };
  }
}
