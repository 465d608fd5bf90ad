// Saves one record. Never overwrites a change that the user hasn't seen, sends only changed fields, and determines the
// outcome if the response is lost.
import { type ApiError, createMismatchError, isOutcomeUnknown } from '~/api/http/api-error';
import { hasId } from '~/api/http/query';
import {
  findUnresolvedWrite,
  type LoggedWrite,
  logWrite,
  sendLoggedWrite,
  type WriteSubject,
} from './activity/log-write';
import { findMatchingVersion, getLoggedState } from './activity/logged-outcome';
import { type FieldComparisons, findChangedFields, hasSameValues, pickChanges, pickFields } from './values';
import type { ProgressListener, WriteOutcome } from './write-state';
import { catchApiError } from './write-state';

/**
 * The operations that a resource provides for loading and saving a record. `read` and `write` throw `ApiError` and
 * never retry. The functions are declared as methods, so that a record access of any kind can be assigned to
 * `RecordAccess<unknown, object>`.
 */
export interface RecordAccess<Stored, Values extends object> {
  /**
   * Loads the current record. `typed` contains the typed values, which may already be stored. Throws `not-found` only
   * if it is known that the record doesn't exist.
   */
  read(typed?: Values): Promise<Stored>;
  /** Sends the given fields. Resolves to the stored record, or to undefined if the response had no body. */
  write(changes: Partial<Values>): Promise<Stored | undefined>;
  /** Returns the writable values of a stored record. */
  valuesOf(stored: Stored): Values;
  readonly comparisons?: FieldComparisons<Values>;
  /** The record's description in the activity. */
  readonly subject: WriteSubject;
  nameOf(values: Values): string;
}

/**
 * Saves `typed`. `seen` is the version that the user knows. Loads the record first to detect changes by others. A
 * change between this request and the write can't be detected without support by the platform.
 */
export async function saveRecord<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  typed: Values,
  seen: Values,
  report: ProgressListener = () => {},
): Promise<WriteOutcome<Stored>> {
  const { valuesOf, comparisons } = access;
  if (hasSameValues(seen, typed, comparisons)) return { step: 'unchanged' };
  await report('checking');
  const reading = await loadBeforeWrite(access, typed);
  if ('outcome' in reading) return reading.outcome;
  const present = reading.value;
  const before = valuesOf(present);
  if (hasSameValues(before, typed, comparisons)) return saved(access, typed, present, false);
  if (!hasSameValues(before, seen, comparisons)) return { step: 'conflict', present, wasSent: false };
  return overwriteRecord(access, typed, present, report);
}

/** Loads a record just before it is written. If loading fails, returns the outcome of the save. */
export const loadBeforeWrite = <Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  typed?: Values,
) => catchApiError(readSettling(access, typed), notSent<Stored>);

/** Loads a record. If the record reveals the outcome of an earlier unconfirmed save, logs this outcome. */
async function readSettling<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  typed?: Values,
): Promise<Stored> {
  const { read, valuesOf, subject } = access;
  const present = await read(typed);
  if (isOther(present, subject)) throw createMismatchError(subject.kind, 'id');
  settleShown(access, findUnresolvedWrite(subject, 'update'), valuesOf(present));
  return present;
}

/**
 * Logs an earlier save as saved if its values are stored. Otherwise, the outcome stays unknown, because the request may
 * still arrive.
 */
function settleShown<Stored, Values extends object>(
  { comparisons }: RecordAccess<Stored, Values>,
  note: LoggedWrite | undefined,
  values: Values,
): void {
  if (note && findMatchingVersion(note.entry, values, comparisons) === 'after')
    note.settle({ state: 'saved' });
}

/** Overwrites the version that was just loaded. */
export async function overwriteRecord<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  typed: Values,
  present: Stored,
  report: ProgressListener,
): Promise<WriteOutcome<Stored>> {
  const { valuesOf, comparisons, subject, nameOf } = access;
  const before = valuesOf(present);
  const changes = pickChanges(before, typed, comparisons);
  await report('sending');
  const name = nameOf(before);
  const former = findUnresolvedWrite(subject, 'update');
  const note = await logWrite(subject, {
    act: 'update',
    name,
    before: pickFields(before, changes),
    after: changes,
  });
  const outcome = await sendOver(access, typed, before, changes, note, report);
  const stored = outcome.step === 'saved' ? valuesOf(outcome.stored) : null;
  if (stored && former?.entry.state === 'not-confirmed') settleShown(access, former, stored);
  note.settle({
    ...getLoggedState(outcome),
    ...(stored && { name: nameOf(stored), after: pickFields(stored, changes) }),
  });
  return outcome.step === 'saved' ? { ...outcome, entry: note.entry } : outcome;
}

async function sendOver<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  typed: Values,
  before: Values,
  changes: Partial<Values>,
  note: LoggedWrite,
  report: ProgressListener,
): Promise<WriteOutcome<Stored>> {
  const writing = await catchApiError(
    sendLoggedWrite(note, () => access.write(changes)),
    (error) => error,
  );
  if ('value' in writing) {
    const { value } = writing;
    if (value && isNow(access, value, before)) return saved(access, typed, value, false);
    const outcome = await checkSaveOutcome(access, typed, before, null, report);
    return outcome.step === 'saved' ? { ...outcome, wasLost: false } : outcome;
  }
  if (writing.outcome.kind === 'not-found') return { step: 'gone', wasSent: false };
  if (!isOutcomeUnknown(writing.outcome)) return { step: 'refused', error: writing.outcome };
  return checkSaveOutcome(access, typed, before, writing.outcome, report);
}

const notSent = <Stored>(error: ApiError): WriteOutcome<Stored> =>
  error.kind === 'not-found' ? { step: 'gone', wasSent: false } : { step: 'not-sent', error };

const unread = <Stored>(failed: ApiError, lost: ApiError | null): WriteOutcome<Stored> =>
  failed.kind === 'not-found' ? { step: 'gone', wasSent: true } : { step: 'unknown', error: lost };

function saved<Stored, Values extends object>(
  { valuesOf, comparisons }: RecordAccess<Stored, Values>,
  typed: Values,
  stored: Stored,
  wasLost: boolean,
): WriteOutcome<Stored> {
  const differing = findChangedFields(typed, valuesOf(stored), comparisons).map(String);
  return { step: 'saved', stored, wasLost, differing };
}

/**
 * Reports whether a successful response contains the new version, rather than another record or the previous version.
 */
const isNow = <Stored, Values extends object>(
  { valuesOf, comparisons, subject }: RecordAccess<Stored, Values>,
  stored: Stored,
  before: Values,
): boolean => !isOther(stored, subject) && !hasSameValues(before, valuesOf(stored), comparisons);

/** Reports whether a stored record isn't the requested one. */
const isOther = (stored: unknown, { id }: WriteSubject): boolean =>
  typeof id === 'number' && hasId(stored) && stored.id !== id;

/** Loads the record to determine the outcome of a write. `before` is the version before the write. */
export async function checkSaveOutcome<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  typed: Values,
  before: Values,
  lost: ApiError | null,
  report: ProgressListener = () => {},
): Promise<WriteOutcome<Stored>> {
  const { valuesOf, comparisons } = access;
  await report('checking-outcome');
  const reading = await catchApiError(readSettling(access, typed), (failed) => unread<Stored>(failed, lost));
  if ('outcome' in reading) return reading.outcome;
  const present = reading.value;
  const now = valuesOf(present);
  const sent = findChangedFields(before, typed, comparisons);
  const differing = findChangedFields(typed, now, comparisons);
  // The save succeeded if all sent values are stored, even if someone has changed another field since.
  if (!sent.some((field) => differing.includes(field))) return saved(access, typed, present, true);
  return hasSameValues(before, now, comparisons)
    ? { step: 'not-applied' }
    : { step: 'conflict', present, wasSent: true };
}
