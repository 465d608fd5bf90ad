// Carries out many writes, one after the other: each row's outcome is told, and no row is repeated by itself.
import { type ApiError, isApiError, type ProblemKind } from '~/api/http/api-error';
import { Stopped } from '~/api/http/pace';
import type { T } from '~/i18n/use-t';
import {
  type Progress,
  type RemovalOutcome,
  type Report,
  staysUnconfirmed,
  type WriteOutcome,
  withEarlier,
} from '../write-state';

/** Where a row stands: the outcomes of one write, and what comes before them. */
export type RowState =
  | { readonly step: 'waiting' }
  | { readonly step: 'running'; readonly progress: Progress }
  /** A check holds it back, so nothing was sent. */
  | { readonly step: 'blocked'; readonly why: (t: T) => string }
  /** The console itself failed before anything was sent. */
  | { readonly step: 'broken' }
  | WriteOutcome<unknown>;

/** A row of which nothing is left to be told but that it was done. */
export const doneRow = (wasLost: boolean): RowState => ({
  step: 'saved',
  stored: null,
  wasLost,
  differing: [],
});

/** How a row ended that was to be deleted. */
export const removedRow = (outcome: RemovalOutcome): RowState =>
  outcome.step === 'saved' ? doneRow(outcome.wasLost) : outcome;

export const WAITING: RowState = { step: 'waiting' };

/** How a run ended: every row had its turn, a person stopped it, or what every further row would meet. */
export type RunEnd =
  | { readonly step: 'done' }
  | { readonly step: 'stopped' }
  | { readonly step: 'failed'; readonly error: ApiError | null };

/** What is kept beyond the page, so that a run can be gone on with. Each resolves once it is kept. */
export interface RunJournal<Row> {
  /** Directly before the row is sent. */
  readonly intend: (row: Row) => Promise<void>;
  /** Not for one that waits as before, since the platform never tried it. */
  readonly end: (row: Row, outcome: RowState) => Promise<void>;
}

export interface Run<Row> {
  readonly rows: readonly Row[];
  /** Where they stand, in the same order: those that have ended are left alone. */
  readonly states: readonly RowState[];
  readonly includes?: (row: Row) => boolean;
  /**
   * Carries a row out, each request at the run's pace. `former` is where it stood: one that is `unknown` is looked up before
   * anything is sent. `report` is waited for.
   */
  readonly carryOut: (row: Row, former: RowState, report: Report) => Promise<RowState>;
  readonly journal?: RunJournal<Row> | undefined;
  /** Once it is aborted, nothing more is sent. */
  readonly signal: AbortSignal;
  readonly onRow: (index: number, state: RowState) => void;
}

/** Whether a row may be carried out, for the first time or when a person says so again. */
export const isOpen = ({ step }: RowState): boolean =>
  step === 'waiting' || step === 'not-sent' || step === 'not-applied' || step === 'unknown';

/** What every further row would meet, too. */
const STOPS_ALL: ReadonlySet<ProblemKind> = new Set([
  'unauthenticated',
  'forbidden',
  'switched-off',
  'unreachable',
  'timed-out',
]);

/** The outcome of a row that was not even tried by the platform: it waits as it did. */
const wasNotTried = (state: RowState): boolean =>
  (state.step === 'not-sent' && STOPS_ALL.has(state.error.kind)) ||
  (state.step === 'refused' && ['unauthenticated', 'switched-off'].includes(state.error.kind));

const stopsAll = (state: RowState): state is Extract<RowState, { readonly error: ApiError | null }> =>
  state.step === 'unknown' ||
  ((state.step === 'not-sent' || state.step === 'refused') && STOPS_ALL.has(state.error.kind));

export async function runRows<Row>(run: Run<Row>): Promise<RunEnd> {
  const { rows, states, includes = () => true, signal, onRow } = run;
  for (const [index, row] of rows.entries()) {
    const former = states[index];
    if (!former || !isOpen(former) || !includes(row)) continue;
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
  { carryOut, journal, signal }: Run<Row>,
  row: Row,
  former: RowState,
  onState: (state: RowState) => void,
): Promise<Ended> {
  let reached: Progress = 'checking';
  const report = async (progress: Progress) => {
    if (progress === 'sending') {
      if (signal.aborted) throw new Stopped();
      await journal?.intend(row);
    }
    reached = progress;
    onState({ step: 'running', progress });
  };
  try {
    onState({ step: 'running', progress: reached });
    const state = await carryOut(row, former, report);
    const reported: RowState =
      'error' in state && staysUnconfirmed(former, state)
        ? { step: 'unknown', error: state.error }
        : withEarlier(state, former);
    const ended = wasNotTried(reported) ? former : reported;
    // The outcome is on screen either way; what the journal lacks is looked up by the next run.
    if (ended.step !== 'waiting') await journal?.end(row, ended).catch(() => undefined);
    return { state: ended, end: stopsAll(reported) ? { step: 'failed', error: reported.error } : null };
  } catch (error) {
    return afterThrow(error, former, reached);
  }
}

/** A row ends whatever is thrown, and never the page. Stopping comes in the place of a request, so it proves that none left. */
function afterThrow(error: unknown, former: RowState, reached: Progress): Ended {
  const mayBeDone = reached === 'checking-outcome' || former.step === 'unknown';
  if (error instanceof Stopped) {
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
  /** Of those that ended; not confirmed ones, too. */
  readonly notSaved: number;
  /** Of those that ended: sent, without an answer, and what is there doesn't tell. */
  readonly notConfirmed: number;
  /** For this run or the next. */
  readonly left: number;
}

export function countRows(states: readonly RowState[]): RowCounts {
  const left = states.filter((state) => isOpen(state) || state.step === 'running').length;
  const good = states.filter(({ step }) => step === 'saved' || step === 'unchanged').length;
  const ended = states.length - left;
  const notConfirmed = states.filter((state) => 'wasSent' in state && state.wasSent).length;
  return { ended, notSaved: ended - good, notConfirmed, left };
}
