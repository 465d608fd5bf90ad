// How one record is created: once, and with the truth after a lost answer.

import { serverNow } from '~/api/http/answer-notes';
import { type ApiError, mayHaveHappened } from '~/api/http/api-error';
import { scopeKey } from '~/api/scope';
import {
  type Ending,
  type Note,
  noteWrite,
  openNote,
  type Subject,
  sendNoted,
  stateOf,
} from './activity/note-write';
import { type Comparisons, changedFields, sameValues } from './values';
import type { Report, WriteOutcome } from './write-state';
import { settled } from './write-state';

/** What tells stored records apart. */
export interface Identified {
  readonly id: number;
  readonly created_at: string;
}

/** What a resource gives to be created. Its functions throw `ApiError` and repeat nothing by themselves. */
export interface RecordCreation<Stored extends Identified, Values extends object> {
  /** The records that could be what creating these values makes, as they are now: those of the same key or name. */
  candidates(values: Values): Promise<readonly Stored[]>;
  /** Resolves to the new record, or to undefined where the answer had no body. */
  create(values: Values): Promise<Stored | undefined>;
  valuesOf(stored: Stored): Values;
  readonly comparisons?: Comparisons<Values>;
  /** Whether a stored record can be what these values made, where the platform stores them its own way; else all must be the same. */
  matches?(values: Values, stored: Stored): boolean;
  /** The platform refuses a second record of the same key (`taken`), so candidates need not be noted before. */
  readonly isUnique: boolean;
  /** What the activity says that was created, and what it is called. */
  readonly subject: Subject;
  nameOf(values: Values): string;
  /** What names the new record from then on, where that isn't its number. */
  idOf?(stored: Stored): string;
}

/** The candidates from before the first attempt, by id; null where they could not be looked for. */
export type KnownIds = ReadonlySet<number> | null;

export interface CreationResult<Stored> {
  readonly outcome: WriteOutcome<Stored>;
  /** To be given to the next attempt and to `checkCreation` and `duplicatesOf`. */
  readonly known: KnownIds;
}

/** How far the server's clock is known, in milliseconds: its `Date` header has whole seconds. */
const CLOCK_ERROR = 2000;

/**
 * Creates a record. Names may be there twice, so the candidates are noted before anything is sent, and only one that
 * wasn't among them is the new one. `lost` is the `known` of an earlier attempt with the same values that may have been
 * carried out. If its record is there by now, nothing is sent again.
 */
export async function createRecord<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  lost: KnownIds | undefined,
  report: Report = () => {},
): Promise<CreationResult<Stored>> {
  const { outcome: ended, known } = access.isUnique
    ? { outcome: null, known: new Set<number>() }
    : await noteCandidates(access, values, lost, report);
  const name = access.nameOf(values);
  const former = lost === undefined ? undefined : openNote(access.subject, 'create', name);
  if (ended?.step === 'saved') former?.settle(creationEnding(access, ended));
  if (ended) return { outcome: ended, known };
  await report('sending');
  const again = access.isUnique ? former : undefined;
  const note = await noteWrite(access.subject, {
    act: 'create',
    name,
    before: null,
    after: values,
    known,
    again,
  });
  const outcome = await sendCreation(access, values, { lost, known, note, former }, report);
  if (outcome.step === 'saved') made.add(nameIn(access.subject, outcome.stored));
  note.settle(creationEnding(access, outcome));
  return { outcome, known };
}

/** What this page created and said so: no later attempt made it. */
const made = new Set<string>();
const nameIn = ({ scope, kind, parent }: Subject, { id, created_at }: Identified) =>
  JSON.stringify([scopeKey(scope), kind, parent ?? null, id, created_at]);

interface Attempt {
  readonly lost: KnownIds | undefined;
  readonly known: KnownIds;
  readonly note: Note;
  readonly former: Note | undefined;
}

async function sendCreation<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  { lost, known, note, former }: Attempt,
  report: Report,
): Promise<WriteOutcome<Stored>> {
  const refusedBefore = former?.entry.state === 'refused' ? former : undefined;
  const now = serverNow();
  const sentAt = now && refusedBefore ? now - (Date.now() - refusedBefore.entry.at) : now;
  const writing = await settled(
    sendNoted(note, () => access.create(values)),
    (error) => error,
  );
  if ('value' in writing && writing.value) return created(access, values, writing.value, false);
  const error = 'outcome' in writing ? writing.outcome : null;
  if (error && !isTaken(error) && !mayHaveHappened(error)) return { step: 'refused', error };
  if (error && isTaken(error)) {
    await report('checking-outcome');
    const isOwn = (stored: Stored) => {
      if (lost !== undefined && !refusedBefore) return true;
      if (made.has(nameIn(access.subject, stored))) return false;
      return sentAt === null ? null : Date.parse(stored.created_at) >= sentAt - CLOCK_ERROR;
    };
    return checkTaken(access, values, isOwn, error);
  }
  return lookForCreated(access, values, known, error, report);
}

/**
 * What a creation's outcome says of its note: what the platform made of it, and what names it from then on. One that isn't there
 * may still arrive late: it stays not confirmed.
 */
export function creationEnding<Stored extends Identified, Values extends object>(
  { valuesOf, nameOf, idOf = ({ id }) => String(id) }: RecordCreation<Stored, Values>,
  outcome: WriteOutcome<Stored>,
): Ending {
  if (outcome.step === 'not-applied') return { state: 'not-confirmed' };
  if (outcome.step !== 'saved') return stateOf(outcome);
  const values = valuesOf(outcome.stored);
  return { ...stateOf(outcome), record: idOf(outcome.stored), name: nameOf(values), after: values };
}

interface NotedCandidates<Stored> {
  /** What ends the attempt already. */
  readonly outcome: WriteOutcome<Stored> | null;
  readonly known: KnownIds;
}

/** Reads what is there before anything is sent. */
async function noteCandidates<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  lost: KnownIds | undefined,
  report: Report,
): Promise<NotedCandidates<Stored>> {
  await report('checking');
  const looking = await settled(access.candidates(values), (error) => error);
  if ('outcome' in looking) {
    // Where a platform has no such list, creating goes on without it: a lost answer then stays unknown.
    if (looking.outcome.kind === 'switched-off') return { outcome: null, known: lost ?? null };
    return { outcome: { step: 'not-sent', error: looking.outcome }, known: lost ?? null };
  }
  const late = lost && ownAmong(access, looking.value, values, lost)[0];
  if (late) return { outcome: created(access, values, late, true), known: lost };
  return { outcome: null, known: lost ?? new Set(looking.value.map(({ id }) => id)) };
}

/**
 * A refusal as taken may speak of one's own: an earlier attempt went unanswered, or the browser itself repeated the request
 * on a fresh connection when the first one died. The record's age tells, where the server's clock is known.
 */
async function checkTaken<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  isOwn: (stored: Stored) => boolean | null,
  error: ApiError,
): Promise<WriteOutcome<Stored>> {
  const looking = await settled(access.candidates(values), () => null);
  // Perhaps by one's own: a second look can tell.
  if ('outcome' in looking) return { step: 'unknown', error };
  const same = ownAmong(access, looking.value, values, null);
  const own = same.find(isOwn);
  if (own) return created(access, values, own, true);
  return { step: same.some((one) => isOwn(one) === null) ? 'unknown' : 'refused', error };
}

const isTaken = ({ problem }: ApiError): boolean =>
  problem.kind === 'invalid' && problem.fields.some(({ code }) => code === 'taken');

const created = <Stored extends Identified, Values extends object>(
  { valuesOf, comparisons }: RecordCreation<Stored, Values>,
  values: Values,
  stored: Stored,
  wasLost: boolean,
): WriteOutcome<Stored> => ({
  step: 'saved',
  stored,
  wasLost,
  differing: changedFields(values, valuesOf(stored), comparisons).map(String),
});

/** Those that hold the values and weren't there before. */
export function ownAmong<Stored extends Identified, Values extends object>(
  { valuesOf, comparisons, matches }: RecordCreation<Stored, Values>,
  candidates: readonly Stored[],
  values: Values,
  known: KnownIds,
): readonly Stored[] {
  const isOwn = matches ?? ((typed, stored) => sameValues(typed, valuesOf(stored), comparisons));
  return candidates.filter((candidate) => !known?.has(candidate.id) && isOwn(values, candidate));
}

/** One of the same name with other values may be one's own, edited since. */
export const hasNew = (candidates: readonly Identified[], known: ReadonlySet<number>): boolean =>
  candidates.some(({ id }) => !known.has(id));

/**
 * What became of a creation without an answer, by what is there now. `lost` is null where a success came without a body.
 */
export async function checkCreation<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  known: KnownIds,
  lost: ApiError | null,
  report: Report = () => {},
): Promise<WriteOutcome<Stored>> {
  const outcome = await lookForCreated(access, values, known, lost, report, true);
  openNote(access.subject, 'create', access.nameOf(values))?.settle(creationEnding(access, outcome));
  return outcome;
}

async function lookForCreated<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  known: KnownIds,
  lost: ApiError | null,
  report: Report,
  isLater = false,
): Promise<WriteOutcome<Stored>> {
  await report('checking-outcome');
  const looking = await settled(access.candidates(values), () => null);
  if ('outcome' in looking) return { step: 'unknown', error: lost };
  // Without the candidates from before, one's own can't be told from another of the same name.
  const own = known && ownAmong(access, looking.value, values, known)[0];
  if (own) return created(access, values, own, lost !== null);
  // Directly after the attempt nobody can have edited it, and a key that is there for good may have been another's before.
  const isAbsent = known !== null && !(isLater && !access.isUnique && hasNew(looking.value, known));
  return isAbsent && lost ? { step: 'not-applied' } : { step: 'unknown', error: lost };
}

/**
 * Others just like the new record that came to be with it: a browser repeats a request by itself when a kept connection dies.
 * Where they can't be looked for, none are claimed.
 */
export async function duplicatesOf<Stored extends Identified, Values extends object>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  stored: Stored,
  known: KnownIds,
): Promise<readonly Stored[]> {
  if (access.isUnique || !known) return [];
  const looking = await settled(access.candidates(values), () => null);
  if ('outcome' in looking) return [];
  return ownAmong(access, looking.value, values, known).filter(({ id }) => id !== stored.id);
}
