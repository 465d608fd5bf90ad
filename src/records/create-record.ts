// Creates a record at most once, and determines the outcome if the response is lost.

import { type ApiError, isOutcomeUnknown } from '~/api/http/api-error';
import { getServerTime } from '~/api/http/response-headers';
import { getScopeKey } from '~/api/scope';
import {
  findUnresolvedWrite,
  type LoggedOutcome,
  type LoggedWrite,
  logWrite,
  sendLoggedWrite,
  type WriteSubject,
} from './activity/log-write';
import { getLoggedState } from './activity/logged-outcome';
import { type FieldComparisons, findChangedFields, hasSameValues } from './values';
import type { ProgressListener, WriteOutcome } from './write-state';
import { catchApiError } from './write-state';

/** The fields that identify a stored record. */
export interface IdentifiableRecord {
  readonly id: number;
  readonly created_at: string;
}

/** The operations that a resource provides for creating records. They throw `ApiError` and never retry. */
export interface RecordCreation<Stored extends IdentifiableRecord, Values extends object> {
  /**
   * Loads the candidates: existing records that could be the result of creating these values, because they have the
   * same key or name.
   */
  candidates(values: Values): Promise<readonly Stored[]>;
  /** Resolves to the new record, or to undefined if the response had no body. */
  create(values: Values): Promise<Stored | undefined>;
  valuesOf(stored: Stored): Values;
  readonly comparisons?: FieldComparisons<Values>;
  /**
   * Reports whether a stored record can be the result of creating these values. Needed if the platform normalizes
   * values. By default, all values must be equal.
   */
  matches?(values: Values, stored: Stored): boolean;
  /**
   * True if the platform rejects a second record with the same key (error code `taken`). Then there is no need
   * to call `candidates` before creating the record.
   */
  readonly isUnique: boolean;
  /** The record's description in the activity. */
  readonly subject: WriteSubject;
  nameOf(values: Values): string;
  /** Returns the record's ID. Needed if the ID isn't the numeric `id`. */
  idOf?(stored: Stored): string;
}

/** The IDs of candidates (similar records) that existed before the first attempt. Null if they couldn't be loaded. */
export type CandidateIds = ReadonlySet<number> | null;

export interface CreationResult<Stored> {
  readonly outcome: WriteOutcome<Stored>;
  /**
   * The IDs of similar records that existed before the first attempt. Pass them to the next attempt, to `checkCreationOutcome`
   * and to `findDuplicates`.
   */
  readonly known: CandidateIds;
}

/**
 * The maximum error of the estimated server time, in milliseconds. The estimate is based on the `Date` header, which
 * has a resolution of one second.
 */
const CLOCK_ERROR = 2000;

/**
 * Creates a record. Names don't have to be unique, so existing records with the same name are loaded before the request
 * is sent. Only a record that wasn't among them counts as the new record. `lost` is the `known` of an earlier attempt
 * with the same values that may have succeeded. If that attempt created the record, nothing is sent.
 */
export async function createRecord<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  lost: CandidateIds | undefined,
  report: ProgressListener = () => {},
): Promise<CreationResult<Stored>> {
  const { outcome: ended, known } = access.isUnique
    ? { outcome: null, known: new Set<number>() }
    : await noteCandidates(access, values, lost, report);
  const name = access.nameOf(values);
  const former = lost === undefined ? undefined : findUnresolvedWrite(access.subject, 'create', name);
  if (ended?.step === 'saved') former?.settle(getCreationOutcome(access, ended));
  if (ended) return { outcome: ended, known };
  await report('sending');
  const again = access.isUnique ? former : undefined;
  const note = await logWrite(access.subject, {
    act: 'create',
    name,
    before: null,
    after: values,
    known,
    again,
  });
  const outcome = await sendCreation(access, values, { lost, known, note, former }, report);
  if (outcome.step === 'saved') createdHere.add(nameIn(access.subject, outcome.stored));
  note.settle(getCreationOutcome(access, outcome));
  return { outcome, known };
}

/** Records that this page created and reported as saved. They can't be the result of a later attempt. */
const createdHere = new Set<string>();
const nameIn = ({ scope, kind, parent }: WriteSubject, { id, created_at }: IdentifiableRecord) =>
  JSON.stringify([getScopeKey(scope), kind, parent ?? null, id, created_at]);

interface Attempt {
  readonly lost: CandidateIds | undefined;
  readonly known: CandidateIds;
  readonly note: LoggedWrite;
  readonly former: LoggedWrite | undefined;
}

async function sendCreation<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  { lost, known, note, former }: Attempt,
  report: ProgressListener,
): Promise<WriteOutcome<Stored>> {
  const refusedBefore = former?.entry.state === 'refused' ? former : undefined;
  const now = getServerTime();
  const sentAt = now && refusedBefore ? now - (Date.now() - refusedBefore.entry.at) : now;
  const writing = await catchApiError(
    sendLoggedWrite(note, () => access.create(values)),
    (error) => error,
  );
  if ('value' in writing && writing.value) return created(access, values, writing.value, false);
  const error = 'outcome' in writing ? writing.outcome : null;
  if (error && !isTaken(error) && !isOutcomeUnknown(error)) return { step: 'refused', error };
  if (error && isTaken(error)) {
    await report('checking-outcome');
    const isOwn = (stored: Stored) => {
      if (lost !== undefined && !refusedBefore) return true;
      if (createdHere.has(nameIn(access.subject, stored))) return false;
      return sentAt === null ? null : Date.parse(stored.created_at) >= sentAt - CLOCK_ERROR;
    };
    return checkTaken(access, values, isOwn, error);
  }
  return lookForCreated(access, values, known, error, report);
}

/**
 * Returns the outcome to log for a create request. If no record matches, the outcome stays unconfirmed, because the
 * request may still arrive.
 */
export function getCreationOutcome<Stored extends IdentifiableRecord, Values extends object>(
  { valuesOf, nameOf, idOf = ({ id }) => String(id) }: RecordCreation<Stored, Values>,
  outcome: WriteOutcome<Stored>,
): LoggedOutcome {
  if (outcome.step === 'not-applied') return { state: 'not-confirmed' };
  if (outcome.step !== 'saved') return getLoggedState(outcome);
  const values = valuesOf(outcome.stored);
  return { ...getLoggedState(outcome), record: idOf(outcome.stored), name: nameOf(values), after: values };
}

interface LoggedCandidates<Stored> {
  /** The outcome if it is known without sending the request, otherwise null. */
  readonly outcome: WriteOutcome<Stored> | null;
  readonly known: CandidateIds;
}

/** Loads the existing records with the same key or name before the request is sent. */
async function noteCandidates<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  lost: CandidateIds | undefined,
  report: ProgressListener,
): Promise<LoggedCandidates<Stored>> {
  await report('checking');
  const looking = await catchApiError(access.candidates(values), (error) => error);
  if ('outcome' in looking) {
    // If the platform can't list these records, creates the record anyway. If the response is then lost, the outcome
    // stays unknown.
    if (looking.outcome.kind === 'switched-off') return { outcome: null, known: lost ?? null };
    return { outcome: { step: 'not-sent', error: looking.outcome }, known: lost ?? null };
  }
  const late = lost && findPossiblyCreated(access, looking.value, values, lost)[0];
  if (late) return { outcome: created(access, values, late, true), known: lost };
  return { outcome: null, known: lost ?? new Set(looking.value.map(({ id }) => id)) };
}

/**
 * Determines the outcome of a create request whose key is already taken. The existing record may be the result of an
 * earlier attempt without a response, or of the same request if the browser sent it twice. If the server's time is
 * known, the record's creation time shows whether this is the case.
 */
async function checkTaken<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  isOwn: (stored: Stored) => boolean | null,
  error: ApiError,
): Promise<WriteOutcome<Stored>> {
  const looking = await catchApiError(access.candidates(values), () => null);
  // This request may have created the record. A later check can determine whether it did.
  if ('outcome' in looking) return { step: 'unknown', error };
  const same = findPossiblyCreated(access, looking.value, values, null);
  const own = same.find(isOwn);
  if (own) return created(access, values, own, true);
  return { step: same.some((one) => isOwn(one) === null) ? 'unknown' : 'refused', error };
}

const isTaken = ({ problem }: ApiError): boolean =>
  problem.kind === 'invalid' && problem.fields.some(({ code }) => code === 'taken');

const created = <Stored extends IdentifiableRecord, Values extends object>(
  { valuesOf, comparisons }: RecordCreation<Stored, Values>,
  values: Values,
  stored: Stored,
  wasLost: boolean,
): WriteOutcome<Stored> => ({
  step: 'saved',
  stored,
  wasLost,
  differing: findChangedFields(values, valuesOf(stored), comparisons).map(String),
});

/** Returns the records that this request may have created, because they have its values and didn't exist before. */
export function findPossiblyCreated<Stored extends IdentifiableRecord, Values extends object>(
  { valuesOf, comparisons, matches }: RecordCreation<Stored, Values>,
  candidates: readonly Stored[],
  values: Values,
  known: CandidateIds,
): readonly Stored[] {
  const isOwn = matches ?? ((typed, stored) => hasSameValues(typed, valuesOf(stored), comparisons));
  return candidates.filter((candidate) => !known?.has(candidate.id) && isOwn(values, candidate));
}

/**
 * Reports whether any candidate is new. A new candidate may be the created record even if its values differ, because
 * someone may have edited it since.
 */
export const hasNewCandidate = (
  candidates: readonly IdentifiableRecord[],
  known: ReadonlySet<number>,
): boolean => candidates.some(({ id }) => !known.has(id));

/**
 * Determines the outcome of a create request without a response. Reloads the records with the same key or name. `lost`
 * is the error of the request, or null if a successful response had no body.
 */
export async function checkCreationOutcome<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  known: CandidateIds,
  lost: ApiError | null,
  report: ProgressListener = () => {},
): Promise<WriteOutcome<Stored>> {
  const outcome = await lookForCreated(access, values, known, lost, report, true);
  findUnresolvedWrite(access.subject, 'create', access.nameOf(values))?.settle(
    getCreationOutcome(access, outcome),
  );
  return outcome;
}

async function lookForCreated<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  known: CandidateIds,
  lost: ApiError | null,
  report: ProgressListener,
  isLater = false,
): Promise<WriteOutcome<Stored>> {
  await report('checking-outcome');
  const looking = await catchApiError(access.candidates(values), () => null);
  if ('outcome' in looking) return { step: 'unknown', error: lost };
  // If it isn't known which records existed before, the new record can't be distinguished from another record with the
  // same name.
  const own = known && findPossiblyCreated(access, looking.value, values, known)[0];
  if (own) return created(access, values, own, lost !== null);
  // In a check made later, someone may already have edited the created record. A new record with the same name but
  // other values may therefore be it, so the outcome stays unknown. With a unique key, such a record counts as someone
  // else's.
  const isAbsent = known !== null && !(isLater && !access.isUnique && hasNewCandidate(looking.value, known));
  return isAbsent && lost ? { step: 'not-applied' } : { step: 'unknown', error: lost };
}

/**
 * Returns duplicates that were created together with the new record. They can occur because browsers resend a request
 * when a kept-alive connection is closed. Returns an empty list if the existing records can't be loaded.
 */
export async function findDuplicates<Stored extends IdentifiableRecord, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  stored: Stored,
  known: CandidateIds,
): Promise<readonly Stored[]> {
  if (access.isUnique || !known) return [];
  const looking = await catchApiError(access.candidates(values), () => null);
  if ('outcome' in looking) return [];
  return findPossiblyCreated(access, looking.value, values, known).filter(({ id }) => id !== stored.id);
}
