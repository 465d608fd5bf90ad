// Performs a run, which is a bulk operation that processes many writes (rows) in sequence. Every row's outcome is
// reported, and no row is retried automatically.
import { type ApiError, type ApiProblemKind, isApiError } from '~/api/http/api-error';
import { PacerStoppedError } from '~/api/http/request-pacer';
import type { Translator } from '~/i18n/use-t';
import {
  isStillUnconfirmed,
  type ProgressListener,
  type RemovalOutcome,
  type WriteOutcome,
  type WriteProgress,
  withEarlierAttempt,
} from '../write-state';

/** The state of a row: not started, in progress, or the outcome of its write. */
export type RowState =
  | { readonly step: 'waiting' }
  | { readonly step: 'running'; readonly progress: WriteProgress }
  /** Nothing was sent, because a check found a reason not to write the row. */
  | { readonly step: 'blocked'; readonly why: (t: Translator) => string }
  /** Nothing was sent, because a bug in the console caused an exception. */
  | { readonly step: 'broken' }
  | WriteOutcome<unknown>;

/** Returns the state of a saved row without further details. */
export const createSavedRowState = (wasLost: boolean): RowState => ({
  step: 'saved',
  stored: null,
  wasLost,
  differing: [],
});

/** Converts the outcome of a deletion to a row's state. */
export const toRemovedRowState = (outcome: RemovalOutcome): RowState =>
  outcome.step === 'saved' ? createSavedRowState(outcome.wasLost) : outcome;

export const WAITING_ROW: RowState = { step: 'waiting' };

/**
 * The reason why a run ended: all rows were processed, the user stopped the run, or an error occurred that would also
 * occur for every further row.
 */
export type RunEnd =
  | { readonly step: 'done' }
  | { readonly step: 'stopped' }
  | { readonly step: 'failed'; readonly error: ApiError | null };

/** Persists a run so that it can be resumed after the page closes. Each method resolves once the data is stored. */
export interface RunJournal<Row> {
  /** Called just before the row is sent. */
  readonly intend: (row: Row) => Promise<void>;
  /** Called after a row ended. Not called if the row goes back to waiting because the platform never processed it. */
  readonly end: (row: Row, outcome: RowState) => Promise<void>;
}

export interface RowRun<Row> {
  readonly rows: readonly Row[];
  /** The states of the rows, in the same order. Rows that have ended are skipped. */
  readonly states: readonly RowState[];
  readonly includes?: (row: Row) => boolean;
  /**
   * Processes a row and sends its requests at the run's pace. `former` is the row's previous state. If it is `unknown`,
   * the record must be looked up before anything is sent. `report` must be awaited.
   */
  readonly carryOut: (row: Row, former: RowState, report: ProgressListener) => Promise<RowState>;
  readonly journal?: RunJournal<Row> | undefined;
  /** Nothing more is sent after the signal is aborted. */
  readonly signal: AbortSignal;
  readonly onRow: (index: number, state: RowState) => void;
}

/** Reports whether a row may be performed, for the first time or again at the user's request. */
export const isUnfinishedRow = ({ step }: RowState): boolean =>
  step === 'waiting' || step === 'not-sent' || step === 'not-applied' || step === 'unknown';

/** Problems that would also occur for every further row. */
const STOPS_ALL: ReadonlySet<ApiProblemKind> = new Set([
  'unauthenticated',
  'forbidden',
  'switched-off',
  'unreachable',
  'timed-out',
]);

/** Reports whether the platform never processed the row. The row then keeps its previous state. */
const wasNotTried = (state: RowState): boolean =>
  (state.step === 'not-sent' && STOPS_ALL.has(state.error.kind)) ||
  (state.step === 'refused' && ['unauthenticated', 'switched-off'].includes(state.error.kind));

const stopsAll = (state: RowState): state is Extract<RowState, { readonly error: ApiError | null }> =>
  state.step === 'unknown' ||
  ((state.step === 'not-sent' || state.step === 'refused') && STOPS_ALL.has(state.error.kind));

export async function processRows<Row>(run: RowRun<Row>): Promise<RunEnd> {
  const { rows, states, includes = () => true, signal, onRow } = run;
  for (const [index, row] of rows.entries()) {
    const former = states[index];
    if (!former || !isUnfinishedRow(former) || !includes(row)) continue;
    if (signal.aborted) return { step: 'stopped' };
    const ended = await carryOutRow(run, row, former, (state) => onRow(index, state));
    onRow(index, ended.state);
    if (ended.end) return ended.end;
  }
  return { step: 'done' };
}

interface Ended {
  readonly state: RowState;
  readonly end: RunEnd | null;
}

async function carryOutRow<Row>(
  { carryOut, journal, signal }: RowRun<Row>,
  row: Row,
  former: RowState,
  onState: (state: RowState) => void,
): Promise<Ended> {
  let reached: WriteProgress = 'checking';
  const report = async (progress: WriteProgress) => {
    if (progress === 'sending') {
      if (signal.aborted) throw new PacerStoppedError();
      await journal?.intend(row);
    }
    reached = progress;
    onState({ step: 'running', progress });
  };
  try {
    onState({ step: 'running', progress: reached });
    const state = await carryOut(row, former, report);
    const reported: RowState =
      'error' in state && isStillUnconfirmed(former, state)
        ? { step: 'unknown', error: state.error }
        : withEarlierAttempt(state, former);
    const ended = wasNotTried(reported) ? former : reported;
    // Ignores a failure of the journal, because the outcome is shown anyway. If the outcome is missing from the
    // journal, the next run looks up the record.
    if (ended.step !== 'waiting') await journal?.end(row, ended).catch(() => undefined);
    return { state: ended, end: stopsAll(reported) ? { step: 'failed', error: reported.error } : null };
  } catch (error) {
    return afterThrow(error, former, reached);
  }
}

/**
 * Returns the final state of a row after any exception, so that the page doesn't crash. A `PacerStoppedError` proves
 * that the request wasn't sent, because it is thrown before sending.
 */
function afterThrow(error: unknown, former: RowState, reached: WriteProgress): Ended {
  const mayBeDone = reached === 'checking-outcome' || former.step === 'unknown';
  if (error instanceof PacerStoppedError) {
    return { state: mayBeDone ? { step: 'unknown', error: null } : former, end: { step: 'stopped' } };
  }
  const known = isApiError(error) ? error : null;
  if (mayBeDone || reached === 'sending') {
    return { state: { step: 'unknown', error: known }, end: { step: 'failed', error: known } };
  }
  if (!known) return { state: { step: 'broken' }, end: null };
  const state: RowState = { step: 'not-sent', error: known };
  return {
    state: wasNotTried(state) ? former : state,
    end: stopsAll(state) ? { step: 'failed', error: known } : null,
  };
}

export interface RowCounts {
  readonly ended: number;
  /** Ended rows that weren't saved, including unconfirmed ones. */
  readonly notSaved: number;
  /** Ended rows whose outcome is unknown, because there was no response and the record doesn't reveal the outcome. */
  readonly notConfirmed: number;
  /** Rows left for this run or a later run. */
  readonly left: number;
}

export function countRows(states: readonly RowState[]): RowCounts {
  const left = states.filter((state) => isUnfinishedRow(state) || state.step === 'running').length;
  const good = states.filter(({ step }) => step === 'saved' || step === 'unchanged').length;
  const ended = states.length - left;
  const notConfirmed = states.filter((state) => 'wasSent' in state && state.wasSent).length;
  return { ended, notSaved: ended - good, notConfirmed, left };
}
