// How far an import is: the state of the whole, and what became of every row. Everything else follows from it.
import type { ApiError } from '~/api/http/api-error';
import type { PlannedStep, PlanRow } from './plan';

/** Why a row was not written: known from the plan, or found out when its turn came. */
export type RefusedWhy =
  | Extract<PlannedStep, { kind: 'refused' }>['why']
  /** Another text has the short code by now. */
  | 'taken'
  /** Someone changed the text after the plan was made: it is not overwritten unseen. */
  | 'edited-since'
  /** Someone deleted or renamed it after the plan was made. */
  | 'gone'
  /** The platform said no; `message` is its own sentence. */
  | 'platform';

export type RowOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'on-its-way' }
  /** What stands under its short code is being read. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'created' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly why: RefusedWhy; readonly message: string | null }
  /** It was sent, and nothing says yet what became of it. It is looked up before anything else is done with it. */
  | { readonly kind: 'unknown' };

export type OutcomeKind = RowOutcome['kind'];

export type RunStep =
  | { readonly step: 'ready' }
  | { readonly step: 'running' }
  /** Giving way: the budget, or a 429. Milliseconds since the epoch. */
  | { readonly step: 'waiting'; readonly until: number }
  /** The row on its way ends first. */
  | { readonly step: 'pausing' }
  | { readonly step: 'paused' }
  /** Paused by something that would stop every further row, too. */
  | { readonly step: 'stopped'; readonly error: ApiError }
  | { readonly step: 'done' };

export interface RunState {
  readonly run: RunStep;
  /** One for each row of the plan. */
  readonly outcomes: readonly RowOutcome[];
}

export type RunEvent =
  | { readonly type: 'started' }
  | { readonly type: 'row'; readonly index: number; readonly outcome: RowOutcome }
  | { readonly type: 'waiting'; readonly until: number }
  | { readonly type: 'pause-asked' }
  | { readonly type: 'paused' }
  | { readonly type: 'stopped'; readonly error: ApiError }
  | { readonly type: 'finished' };

/** What was kept of a row in the journal: that it was about to be sent, or how it ended. */
export type JournalEntry =
  | { readonly step: 'intent'; readonly kind: 'new' | 'changed' }
  | { readonly step: 'ended'; readonly outcome: RowOutcome };

/** Whether nothing more is done with the row. */
export const isEnded = ({ kind }: RowOutcome): boolean =>
  kind === 'created' || kind === 'changed' || kind === 'same' || kind === 'refused';

/** Where a row stands before the run, by the plan and by what the journal kept of an earlier one. */
function firstOutcome({ step }: PlanRow, kept: JournalEntry | undefined): RowOutcome {
  if (kept?.step === 'ended') return kept.outcome;
  switch (step.kind) {
    case 'same':
      // It was about to be written when the earlier run was killed, and it stands there: it was written.
      return kept ? { kind: kept.kind === 'new' ? 'created' : 'changed' } : { kind: 'same' };
    case 'refused':
      return { kind: 'refused', why: step.why, message: null };
    case 'new':
    case 'changed':
      return { kind: kept ? 'unknown' : 'waiting' };
  }
}

/** The state before the first row. A row that is refused as a duplicate has no part in what the journal kept. */
export function startOf(plan: readonly PlanRow[], kept: ReadonlyMap<string, JournalEntry>): RunState {
  const outcomes = plan.map((row) =>
    firstOutcome(row, row.step.kind === 'refused' ? undefined : kept.get(row.short_code)),
  );
  return { run: { step: outcomes.every(isEnded) ? 'done' : 'ready' }, outcomes };
}

export function reduceRun(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'started':
      return { ...state, run: { step: 'running' } };
    case 'row': {
      // A row that moves on shows that the wait is over; a pause that was asked for stays asked for.
      const run: RunStep = state.run.step === 'waiting' ? { step: 'running' } : state.run;
      return { run, outcomes: state.outcomes.with(event.index, event.outcome) };
    }
    case 'waiting':
      return state.run.step === 'pausing'
        ? state
        : { ...state, run: { step: 'waiting', until: event.until } };
    case 'pause-asked':
      return { ...state, run: { step: 'pausing' } };
    case 'paused':
      return { ...state, run: { step: 'paused' } };
    case 'stopped':
      return { ...state, run: { step: 'stopped', error: event.error } };
    case 'finished':
      return { ...state, run: { step: 'done' } };
  }
}

/** How many rows there are of each outcome. */
export function countOutcomes(outcomes: readonly RowOutcome[]): Record<OutcomeKind, number> {
  const counts = {
    waiting: 0,
    'on-its-way': 0,
    checking: 0,
    created: 0,
    changed: 0,
    same: 0,
    refused: 0,
    unknown: 0,
  };
  for (const { kind } of outcomes) counts[kind] += 1;
  return counts;
}
