// Deletes one record and determines the outcome: deleted, already gone, still present, or unknown.
import { type ApiError, isOutcomeUnknown } from '~/api/http/api-error';
import { removeRecentRecord } from '~/drafts/recent-records';
import {
  findUnresolvedWrite,
  type LoggedWrite,
  logWrite,
  sendLoggedWrite,
  type WriteSubject,
} from './activity/log-write';
import { getLoggedState } from './activity/logged-outcome';
import type { ProgressListener, RemovalOutcome } from './write-state';
import { catchApiError } from './write-state';

/** The operations that a resource provides for deletion. */
export interface RecordRemoval {
  /** Loads the record. Throws `not-found` only if it is known that the record doesn't exist. */
  readonly read: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  /** The record's description in the activity, and its name and values as last loaded. */
  readonly subject: WriteSubject;
  readonly known: { readonly name: string; readonly values: object | null };
}

export async function removeRecord(
  access: RecordRemoval,
  report: ProgressListener = () => {},
): Promise<RemovalOutcome> {
  await report('sending');
  const { name, values } = access.known;
  const again = findUnresolvedWrite(access.subject, 'delete');
  const note = await logWrite(access.subject, { act: 'delete', name, before: values, after: null, again });
  const outcome = await sendRemoval(access, note, report);
  note.settle(getLoggedState(outcome));
  const { scope, kind, id, parent } = access.subject;
  if (outcome.step === 'saved' || outcome.step === 'gone')
    void removeRecentRecord(scope, {
      kind,
      id: String(id),
      ...(kind === 'article' && { portal: String(parent) }),
    });
  return outcome.step === 'saved' ? { ...outcome, entry: note.entry } : outcome;
}

async function sendRemoval(
  access: RecordRemoval,
  note: LoggedWrite,
  report: ProgressListener,
): Promise<RemovalOutcome> {
  const removing = await catchApiError(sendLoggedWrite(note, access.remove), (error) => error);
  if ('value' in removing) return { step: 'saved', wasLost: false };
  const error = removing.outcome;
  if (error.kind === 'not-found') return { step: 'gone', wasSent: true };
  if (!isOutcomeUnknown(error)) return { step: 'refused', error };
  return checkRemovalOutcome(access, error, report);
}

/** Loads the record to determine the outcome of a deletion that got no response. */
export async function checkRemovalOutcome(
  access: Pick<RecordRemoval, 'read' | 'subject'>,
  lost: ApiError,
  report: ProgressListener = () => {},
): Promise<RemovalOutcome> {
  await report('checking-outcome');
  const reading = await catchApiError(
    access.read(),
    (failed): RemovalOutcome =>
      failed.kind === 'not-found' ? { step: 'saved', wasLost: true } : { step: 'unknown', error: lost },
  );
  const outcome: RemovalOutcome = 'outcome' in reading ? reading.outcome : { step: 'not-applied' };
  findUnresolvedWrite(access.subject, 'delete')?.settle(getLoggedState(outcome));
  return outcome;
}
