// Logs every write that this browser sends. A write is logged as unconfirmed just before the request. Its outcome is
// stored as soon as it is known. A logging failure never blocks a write.
import { getConfiguration } from '~/api/configuration';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { PacerStoppedError } from '~/api/http/request-pacer';
import { getScopeKey, type Scope } from '~/api/scope';
import { type JsonObject, parseJson, toObject } from '~/lib/json/json';
import { isContentRejection } from '../write-state';
import type { ActivityAction, ActivityEntry, ActivityKind, LoggedChanges } from './entry';
import { getErrorOutcome } from './logged-outcome';
import { type ActivityStore, browserActivityStore } from './store';

/** The record that a write changes, and the context of the write. */
export interface WriteSubject {
  readonly scope: Pick<Scope, 'instance' | 'accountId' | 'person'>;
  readonly kind: ActivityKind;
  /** The record's ID, or null for a record that is yet to be created. */
  readonly id: number | string | null;
  /** The slug of the portal or the ID of the team that contains the record. */
  readonly parent?: number | string;
  /** The ID of the run (a bulk operation) that the write belongs to. */
  readonly run?: string;
  /** The ID of the entry that this write undoes. */
  readonly undoes?: string;
  /** The user's reason, in one line, if it was collected before the write. */
  readonly reason?: string | null;
}

export interface NewLogEntry {
  readonly act: ActivityAction;
  readonly name: string;
  readonly before: object | null;
  readonly after: object | null;
  /** For a create: the IDs of similar records that existed before the request. */
  readonly known?: ReadonlySet<number> | null;
  /** The part of the entry's ID after `#`. Set for entries that other data refers to. Defaults to a random UUID. */
  readonly key?: string;
  /** An earlier attempt at the same write, if the write can take effect only once. Both attempts share one entry. */
  readonly again?: LoggedWrite | undefined;
}

/** The outcome of a write. */
export interface LoggedOutcome
  extends Pick<ActivityEntry, 'state'>,
    Pick<LoggedChanges, 'problem' | 'record' | 'name'> {
  /** The values that the platform stored. */
  readonly after?: object;
}

/** The handle of a logged write, used to store its outcome. */
export interface LoggedWrite {
  readonly entry: ActivityEntry;
  /** Stores the outcome of the write. */
  readonly settle: (ending: LoggedOutcome) => void;
}

/**
 * The maximum time that a write waits for the activity store, in milliseconds. A store that doesn't respond must not
 * block writes.
 */
const PATIENCE = 500;

let store: ActivityStore = browserActivityStore;

/** Replaces the store in tests and resets the queue, so that no test waits for another test's store. */
export function setActivityStore(next: ActivityStore): void {
  store = next;
  keeping = Promise.resolve();
  isHanging = false;
}

/**
 * The logged writes whose outcome may still become known when the record is loaded again, oldest first. The key
 * identifies the record and the action.
 */
const open = new Map<string, readonly LoggedWrite[]>();

/**
 * Reports whether loading the record later may change this outcome. This is possible even after a 429, because the
 * browser may have sent the request twice, and the platform may have rejected only the second request.
 */
const mayBeCorrected = ({ state, problem }: LoggedOutcome): boolean =>
  state === 'not-confirmed' || problem?.kind === 'rate-limited';

const getEntryKey = ({ scope, kind, id, parent }: WriteSubject, act: ActivityAction, name?: string): string =>
  JSON.stringify([getScopeKey(scope), kind, parent ?? null, act, id ?? name]);

const asText = (id: number | string | null | undefined): string | null =>
  id === null || id === undefined ? null : String(id);

/** Returns a JSON-compatible copy that the store can hold. */
const asRecord = (values: object | null): JsonObject | null => toObject(parseJson(JSON.stringify(values)));

/** Returns the ID of an entry. `key` is the part after `#`. */
export const getEntryId = (scope: WriteSubject['scope'], key: string): string =>
  `${getScopeKey(scope)}#${key}`;

function createEntry(subject: WriteSubject, noting: NewLogEntry): ActivityEntry {
  const { scope, kind, id, parent, run, undoes, reason } = subject;
  const entry = {
    id: noting.again?.entry.id ?? getEntryId(scope, noting.key ?? crypto.randomUUID()),
    place: getScopeKey(scope),
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

/**
 * Reports whether an attempt reveals nothing about an earlier unconfirmed attempt. This is the case if it was never
 * sent or was rejected for a reason unrelated to its content.
 */
const saysNothing = ({ state, problem }: LoggedOutcome): boolean =>
  state === 'not-sent' || (state === 'refused' && !!problem && !isContentRejection(problem));

/** The IDs of entries whose request is in flight on this page. */
const onTheirWay = new Set<string>();
export const isWriteInFlight = (id: string): boolean => onTheirWay.has(id);

/** The queue of store operations. The operations run in sequence, so that an entry exists before it is changed. */
let keeping: Promise<void> = Promise.resolve();
/**
 * True from the time when the store misses its deadline until the store responds. Meanwhile, writes don't wait for the
 * store.
 */
let isHanging = false;

/** Queues a store operation. Skips the operation if activity is turned off, and ignores its errors. */
function queueStoreOperation(work: () => Promise<void>): Promise<void> {
  keeping = keeping
    .then(() => (getConfiguration().activityDays > 0 ? work() : undefined))
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

/** Returns the entries stored so far, newest first. Returns an empty list if the store fails or takes too long. */
export async function readLoggedEntries(scope: Scope): Promise<readonly ActivityEntry[]> {
  let entries: readonly ActivityEntry[] = [];
  const reading = keeping
    .then(() => store.read(scope))
    .then((found) => {
      entries = found;
    });
  await inTime(reading.catch(() => undefined));
  return entries;
}

/**
 * Logs a write that is about to be sent. Resolves when the entry is stored, or when storing it fails or takes too long.
 */
export async function logWrite(subject: WriteSubject, noting: NewLogEntry): Promise<LoggedWrite> {
  let entry = createEntry(subject, noting);
  const { id } = entry;
  const wasUnconfirmed = noting.again?.entry.state === 'not-confirmed';
  const key = getEntryKey(subject, noting.act, noting.name);
  const others = () => (open.get(key) ?? []).filter((other) => other.entry.id !== id);
  const kept = queueStoreOperation(() => store.put(entry));
  const note: LoggedWrite = {
    get entry() {
      return entry;
    },
    settle: (given) => {
      const ending: LoggedOutcome =
        wasUnconfirmed && saysNothing(given) ? { ...given, state: 'not-confirmed' } : given;
      entry = { ...entry, ...toEntryChanges(ending) };
      if (!mayBeCorrected(ending)) open.set(key, others());
      void storeEntryOutcome(id, ending);
    },
  };
  open.set(key, [...others(), note]);
  onTheirWay.add(id);
  await inTime(kept);
  return note;
}

/**
 * Stores the outcome of the write with this entry ID, even if another page logged the write. Resolves when the outcome
 * is stored.
 */
export function storeEntryOutcome(id: string, ending: LoggedOutcome): Promise<void> {
  onTheirWay.delete(id);
  const endedAt = ending.state === 'not-confirmed' ? null : Date.now();
  return queueStoreOperation(() => store.change(id, { ...toEntryChanges(ending), endedAt }));
}

const toEntryChanges = ({ after, ...ending }: LoggedOutcome): LoggedChanges => ({
  ...ending,
  ...(after && { after: asRecord(after) }),
});

/**
 * Returns an earlier write of the same record whose outcome may still become known. For a new record, returns a write
 * with the same name. The last unconfirmed write takes precedence over the last rejected write.
 */
export function findUnresolvedWrite(
  subject: WriteSubject,
  act: ActivityAction,
  name?: string,
): LoggedWrite | undefined {
  const notes = open.get(getEntryKey(subject, act, name)) ?? [];
  return notes.findLast(({ entry }) => entry.state === 'not-confirmed') ?? notes.at(-1);
}

/** Sends a logged write. Logs it as not sent if the run is stopped before the request. */
export async function sendLoggedWrite<Result>(
  note: LoggedWrite,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof PacerStoppedError) note.settle({ state: 'not-sent' });
    throw error;
  }
}

/** Performs and logs a write that isn't sent by `saveRecord`, `createRecord` or `removeRecord`. */
export async function withActivityLog<Result>(
  subject: WriteSubject,
  noting: NewLogEntry,
  send: () => Promise<Result>,
  readResponse: (response: Result) => Partial<LoggedOutcome> = () => ({}),
  readError: (error: ApiError) => LoggedOutcome = getErrorOutcome,
): Promise<Result> {
  const note = await logWrite(subject, noting);
  try {
    const response = await send();
    note.settle({ state: 'saved', ...readResponse(response) });
    return response;
  } catch (error) {
    // Any other error, such as an abort, doesn't reveal whether the request reached the server.
    note.settle(isApiError(error) ? readError(error) : { state: 'not-confirmed' });
    throw error;
  }
}

/** Stores the user's reason for a write, in one line. */
export const storeReason = (id: string, reason: string): Promise<void> =>
  queueStoreOperation(() => store.change(id, { reason: reason.trim() || null }));

/** Stores the new name of an entry's record, for example of a campaign that the user renamed. */
export const storeEntryName = (id: string, name: string): Promise<void> =>
  queueStoreOperation(() => store.change(id, { name }));
