// Notes every write of this browser: directly before it is sent, as not confirmed, and again when its outcome is known.
// Nothing that happens to the notes holds a write back.
import { configuration } from '~/api/configuration';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { Stopped } from '~/api/http/pace';
import { type Scope, scopeKey } from '~/api/scope';
import { asObject, type JsonObject, parsedJson } from '~/lib/json/json';
import { type Comparisons, sameValues } from '../values';
import { isAboutRequest, type RemovalOutcome, screenState, type WriteOutcome } from '../write-state';
import type { Act, ActivityEntry, ActivityKind, EntryChanges } from './entry';
import { type ActivityStore, browserActivity } from './store';

/** What a write is about, as its access names it. */
export interface Subject {
  readonly scope: Pick<Scope, 'instance' | 'accountId' | 'person'>;
  readonly kind: ActivityKind;
  /** Null for what is yet to be created. */
  readonly id: number | string | null;
  /** The slug of the portal or the id of the team that it is in. */
  readonly parent?: number | string;
  /** The run that writes it. */
  readonly run?: string;
  /** The id of the entry that is undone by it. */
  readonly undoes?: string;
  /** Why, in one line, where the person was asked before. */
  readonly reason?: string | null;
}

export interface Noting {
  readonly act: Act;
  readonly name: string;
  readonly before: object | null;
  readonly after: object | null;
  /** Of a creation: the candidates that were there before. */
  readonly known?: ReadonlySet<number> | null;
  /** The second half of the entry's id, where something else refers to it. */
  readonly key?: string;
  /** An earlier attempt at what can happen only once. Both are one entry. */
  readonly again?: Note | undefined;
}

/** What became of a write. */
export interface Ending
  extends Pick<ActivityEntry, 'state'>,
    Pick<EntryChanges, 'problem' | 'record' | 'name'> {
  /** What the platform made of what was written. */
  readonly after?: object;
}

/** A write that was noted. */
export interface Note {
  /** The entry in its present state. */
  readonly entry: ActivityEntry;
  /** Keeps what became of it. */
  readonly settle: (ending: Ending) => void;
}

/** How long a write waits for its note at most, in milliseconds: a store that hangs must not hold it back. */
const PATIENCE = 500;

let store: ActivityStore = browserActivity;

/** Tests note elsewhere, and wait for no store of another test. */
export function connectActivity(next: ActivityStore): void {
  store = next;
  keeping = Promise.resolve();
  isHanging = false;
}

/** By what they are about and oldest first, the notes whose outcome a later look at the record may show. */
const open = new Map<string, readonly Note[]>();

/** A 429 may have answered a browser's repetition of a request that was carried out. */
const mayBeCorrected = ({ state, problem }: Ending): boolean =>
  state === 'not-confirmed' || problem?.kind === 'rate-limited';

const keyOf = ({ scope, kind, id, parent }: Subject, act: Act, name?: string): string =>
  JSON.stringify([scopeKey(scope), kind, parent ?? null, act, id ?? name]);

const asText = (id: number | string | null | undefined): string | null =>
  id === null || id === undefined ? null : String(id);

/** A copy that a store can hold, as JSON has it. */
const asRecord = (values: object | null): JsonObject | null => asObject(parsedJson(JSON.stringify(values)));

/** The id of an entry whose second half something else gives. */
export const entryId = (scope: Subject['scope'], key: string): string => `${scopeKey(scope)}#${key}`;

function entryOf(subject: Subject, noting: Noting): ActivityEntry {
  const { scope, kind, id, parent, run, undoes, reason } = subject;
  const entry = {
    id: noting.again?.entry.id ?? entryId(scope, noting.key ?? crypto.randomUUID()),
    place: scopeKey(scope),
    workspace: `${scope.instance}/${scope.accountId}`,
    person: scope.person,
    at: Date.now(),
    endedAt: null,
    kind,
    act: noting.act,
    record: asText(id),
    parent: asText(parent),
    name: noting.name,
    before: asRecord(noting.before),
    after: asRecord(noting.after),
    known: noting.known ? [...noting.known] : null,
    state: 'not-confirmed',
    problem: null,
    reason: reason ?? null,
    run: run ?? null,
    undoes: undoes ?? null,
  } as const;
  return { ...entry, size: JSON.stringify(entry).length };
}

/** An attempt that was refused, or never left, says nothing about an earlier one that isn't confirmed. */
const saysNothing = ({ state, problem }: Ending): boolean =>
  state === 'not-sent' || (state === 'refused' && !!problem && !isAboutRequest(problem));

/** The ids of what this page sent and has no answer to yet. */
const onTheirWay = new Set<string>();
export const isOnItsWay = (id: string): boolean => onTheirWay.has(id);

/** One after the other, so that an entry is there before it is changed. */
let keeping: Promise<void> = Promise.resolve();
/** The store didn't answer in time: nothing waits for it until it does. */
let isHanging = false;

/** Keeps what `work` keeps, unless nothing is to be kept or it can't be. */
function keep(work: () => Promise<void>): Promise<void> {
  keeping = keeping
    .then(() => (configuration().activityDays > 0 ? work() : undefined))
    .catch(() => undefined)
    .then(() => {
      isHanging = false;
    });
  return keeping;
}

async function inTime(kept: Promise<void>): Promise<void> {
  if (isHanging) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isHanging = true;
      resolve();
    }, PATIENCE);
  });
  await Promise.race([kept, late]);
  clearTimeout(timer);
}

/** What is kept of all that was noted so far, newest first; nothing where it can't be read in time. */
export async function notedSoFar(scope: Scope): Promise<readonly ActivityEntry[]> {
  let entries: readonly ActivityEntry[] = [];
  const reading = keeping
    .then(() => store.read(scope))
    .then((found) => {
      entries = found;
    });
  await inTime(reading.catch(() => undefined));
  return entries;
}

/** Notes what is about to be sent. Resolves once it is kept, or can't be. */
export async function noteWrite(subject: Subject, noting: Noting): Promise<Note> {
  let entry = entryOf(subject, noting);
  const { id } = entry;
  const wasUnconfirmed = noting.again?.entry.state === 'not-confirmed';
  const key = keyOf(subject, noting.act, noting.name);
  const others = () => (open.get(key) ?? []).filter((other) => other.entry.id !== id);
  const kept = keep(() => store.put(entry));
  const note: Note = {
    get entry() {
      return entry;
    },
    settle: (given) => {
      const ending: Ending =
        wasUnconfirmed && saysNothing(given) ? { ...given, state: 'not-confirmed' } : given;
      entry = { ...entry, state: ending.state };
      if (!mayBeCorrected(ending)) open.set(key, others());
      void settleEntry(id, ending);
    },
  };
  open.set(key, [...others(), note]);
  onTheirWay.add(id);
  await inTime(kept);
  return note;
}

/** Keeps what became of a write by the id of its entry, also of one that another page noted. Resolves once it is kept. */
export function settleEntry(id: string, { after, ...ending }: Ending): Promise<void> {
  onTheirWay.delete(id);
  const endedAt = ending.state === 'not-confirmed' ? null : Date.now();
  const changes: EntryChanges = { ...ending, endedAt, ...(after && { after: asRecord(after) }) };
  return keep(() => store.change(id, changes));
}

/**
 * The earlier write of this kind to the same record, or creation of this name, that a later look may settle: the last that
 * isn't confirmed, else the last that was refused.
 */
export function openNote(subject: Subject, act: Act, name?: string): Note | undefined {
  const notes = open.get(keyOf(subject, act, name)) ?? [];
  return notes.findLast(({ entry }) => entry.state === 'not-confirmed') ?? notes.at(-1);
}

/** Sends what was noted. A run that is stopped stops in the place of the request: nothing left. */
export async function sendNoted<Answer>(note: Note, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Stopped) note.settle({ state: 'not-sent' });
    throw error;
  }
}

/** Which version of an entry's record its values are, by the fields that were written. */
export function versionOf<Values extends object>(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  values: Values,
  comparisons?: Comparisons<Values>,
): 'after' | 'before' | 'neither' {
  const holds = (written: ActivityEntry['after']) =>
    written !== null && sameValues({ ...values, ...written }, values, comparisons);
  if (holds(after)) return 'after';
  return holds(before) ? 'before' : 'neither';
}

/** Reports whether the console itself held a request back. */
export const neverLeft = ({ problem }: ApiError): boolean =>
  problem.kind === 'switched-off' || ('sent' in problem && !problem.sent);

export const problemOf = (error: ApiError): ActivityEntry['problem'] => ({
  kind: error.kind,
  code: error.code,
  message: error.context.serverMessage,
});

/** What an error says of the write that it ended. */
export function endingOf(error: ApiError): Pick<ActivityEntry, 'state' | 'problem'> {
  const problem = problemOf(error);
  if (neverLeft(error)) return { state: 'not-sent', problem };
  return { state: mayHaveHappened(error) ? 'not-confirmed' : 'refused', problem };
}

/** What an outcome of the record module says of the write that it ended. */
export function stateOf(
  outcome: WriteOutcome<unknown> | RemovalOutcome,
): Pick<ActivityEntry, 'state' | 'problem'> {
  if (outcome.step === 'refused') return endingOf(outcome.error);
  const problem = 'error' in outcome && outcome.error ? problemOf(outcome.error) : null;
  if (outcome.step === 'gone') {
    return {
      state: outcome.wasSent ? 'not-confirmed' : 'refused',
      problem: { kind: 'not-found', code: null, message: null },
    };
  }
  const state = screenState(outcome);
  return { state: state === null || state === 'saving' ? 'not-confirmed' : state, problem };
}

/** Carries a write out that has no record module of its own around it, and notes how it ended. */
export async function noted<Answer>(
  subject: Subject,
  noting: Noting,
  send: () => Promise<Answer>,
  endingOfAnswer: (answer: Answer) => Partial<Ending> = () => ({}),
  endingOfError: (error: ApiError) => Ending = endingOf,
): Promise<Answer> {
  const note = await noteWrite(subject, noting);
  try {
    const answer = await send();
    note.settle({ state: 'saved', ...endingOfAnswer(answer) });
    return answer;
  } catch (error) {
    // A call that was called off may have arrived.
    note.settle(isApiError(error) ? endingOfError(error) : { state: 'not-confirmed' });
    throw error;
  }
}

/** Keeps why a person wrote it, in one line. */
export const keepReason = (id: string, reason: string): Promise<void> =>
  keep(() => store.change(id, { reason: reason.trim() || null }));
