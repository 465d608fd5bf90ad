// Derives the logged outcome of a write from its response, its error, or the current record.
import { type ApiError, isOutcomeUnknown } from '~/api/http/api-error';
import { type FieldComparisons, hasSameValues } from '../values';
import { getDisplayedWriteState, type RemovalOutcome, type WriteOutcome } from '../write-state';
import type { ActivityEntry } from './entry';

/**
 * Compares a record with the fields that a write changed. Determines whether the record has the values after the write,
 * those before it, or neither.
 */
export function findMatchingVersion<Values extends object>(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  values: Values,
  comparisons?: FieldComparisons<Values>,
): 'after' | 'before' | 'neither' {
  const holds = (written: ActivityEntry['after']) =>
    written !== null && hasSameValues({ ...values, ...written }, values, comparisons);
  if (holds(after)) return 'after';
  return holds(before) ? 'before' : 'neither';
}

/** Reports whether the console blocked the request before it was sent. */
export const isBlockedByConsole = ({ problem }: ApiError): boolean =>
  problem.kind === 'switched-off' || ('sent' in problem && !problem.sent);

export const toLoggedProblem = (error: ApiError): ActivityEntry['problem'] => ({
  kind: error.kind,
  code: error.code,
  message: error.context.serverMessage,
});

/** Derives the state and problem of a write from the error that ended it. */
export function getErrorOutcome(error: ApiError): Pick<ActivityEntry, 'state' | 'problem'> {
  const problem = toLoggedProblem(error);
  if (isBlockedByConsole(error)) return { state: 'not-sent', problem };
  return { state: isOutcomeUnknown(error) ? 'not-confirmed' : 'refused', problem };
}

/**
 * Derives the logged state and problem of a write from the outcome that `saveRecord`, `createRecord` or `removeRecord`
 * returned.
 */
export function getLoggedState(
  outcome: WriteOutcome<unknown> | RemovalOutcome,
): Pick<ActivityEntry, 'state' | 'problem'> {
  if (outcome.step === 'refused') return getErrorOutcome(outcome.error);
  const problem = 'error' in outcome && outcome.error ? toLoggedProblem(outcome.error) : null;
  if (outcome.step === 'gone') {
    return {
      state: outcome.wasSent ? 'not-confirmed' : 'refused',
      problem: { kind: 'not-found', code: null, message: null },
    };
  }
  const state = getDisplayedWriteState(outcome);
  return { state: state === null || state === 'saving' ? 'not-confirmed' : state, problem };
}
