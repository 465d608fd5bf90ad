// Carries an import out, row by row. Before each write its intent is kept, after it its outcome; what may have happened
// is read again before anything else is done with the row, so that none is written twice.
import type { CannedResponse } from '~/api/canned-responses';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Pace, Paused } from './pace';
import { type PlanRow, sameContent } from './plan';
import { isEnded, type JournalEntry, type RowOutcome, type RunEvent } from './run-state';

/** What an import needs of the platform. Each throws an ApiError, and none repeats anything by itself. */
export interface ImportPlatform {
  find(shortCode: string): Promise<CannedResponse | undefined>;
  create(values: { readonly short_code: string; readonly content: string }): Promise<void>;
  update(id: number, content: string): Promise<void>;
}

export interface ImportJournal {
  /** Resolves once the entry is kept. */
  put(shortCode: string, entry: JournalEntry): Promise<void>;
}

interface ImportRun {
  readonly plan: readonly PlanRow[];
  /** Where the rows stand: those that have ended are left alone. */
  readonly outcomes: readonly RowOutcome[];
  readonly platform: ImportPlatform;
  readonly journal: ImportJournal;
  readonly pace: Pace;
  readonly dispatch: (event: RunEvent) => void;
  /** Waits before the network is tried once more, in milliseconds. */
  readonly rest: (milliseconds: number) => Promise<void>;
}

/** How often a row is tried whose write left no trace, and how often it is looked for. */
const MOST_TRIES = 4;

const refusedAs = (
  why: Extract<RowOutcome, { kind: 'refused' }>['why'],
  message: string | null = null,
): RowOutcome => ({ kind: 'refused', why, message });

/** Decides by what stands under the short code now: how the row ended, or null where it is still to be written. */
export function judge(
  { step, content }: PlanRow,
  present: CannedResponse | undefined,
  wasSent: boolean,
): RowOutcome | null {
  const isThere = present !== undefined && sameContent(present.content, content);
  if (step.kind === 'changed') {
    if (isThere) return { kind: wasSent ? 'changed' : 'same' };
    if (!present) return refusedAs('gone');
    return sameContent(present.content, step.before.content) ? null : refusedAs('edited-since');
  }
  if (isThere) return { kind: wasSent ? 'created' : 'same' };
  return present ? refusedAs('taken') : null;
}

/** A refusal of this row alone, as its outcome; null where every further row would meet the same. */
function refusalOf({ problem, context }: ApiError): RowOutcome | null {
  switch (problem.kind) {
    case 'invalid': {
      const [field] = problem.fields;
      return refusedAs('platform', field ? `${field.field}: ${field.message}` : context.serverMessage);
    }
    case 'refused':
    case 'conflict':
    case 'stale':
      return refusedAs('platform', context.serverMessage);
    case 'not-found':
      return refusedAs('gone');
    default:
      return null;
  }
}

const isTaken = ({ problem }: ApiError) =>
  problem.kind === 'invalid' && problem.fields.some(({ code }) => code === 'taken');

/**
 * Runs until every row has ended, the person pauses, or something stops all rows. Throws nothing that belongs to a row.
 */
export async function runImport(run: ImportRun): Promise<void> {
  const { plan, outcomes, journal, dispatch } = run;
  dispatch({ type: 'started' });
  for (const [index, row] of plan.entries()) {
    const before = outcomes[index];
    if (!before || isEnded(before)) continue;
    const tell = (outcome: RowOutcome) => dispatch({ type: 'row', index, outcome });
    let reached: RowOutcome = before;
    try {
      const outcome = await writeRow(run, row, before.kind === 'unknown', (next) => {
        reached = next;
        tell(next);
      });
      await journal.put(row.short_code, { step: 'ended', outcome });
      tell(outcome);
    } catch (error) {
      // A row that was only being looked up, or not yet sent, waits as it did; one that was sent is unknown.
      tell(reached.kind === 'unknown' ? reached : { kind: 'waiting' });
      if (error instanceof Paused) return dispatch({ type: 'paused' });
      if (isApiError(error)) return dispatch({ type: 'stopped', error });
      throw error;
    }
  }
  dispatch({ type: 'finished' });
}

async function writeRow(
  run: ImportRun,
  row: PlanRow,
  wasSentBefore: boolean,
  reach: (outcome: RowOutcome) => void,
): Promise<RowOutcome> {
  let wasSent = wasSentBefore;
  // A change is compared with what the plan showed directly before it is written.
  let mustLook = wasSent || row.step.kind === 'changed';
  let last: ApiError | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (mustLook) {
      reach({ kind: wasSent ? 'unknown' : 'checking' });
      const judged = judge(row, await findPatiently(run, row.short_code), wasSent);
      if (judged) return judged;
    }
    const sent = await send(run, row, reach);
    if (sent.outcome) return sent.outcome;
    wasSent = true;
    mustLook = true;
    last = sent.lost;
    if (isTaken(last)) {
      const judged = judge(row, await findPatiently(run, row.short_code), wasSent);
      // Taken by something that differs in no more than its capitals, perhaps: it isn't found, and it isn't written.
      return judged ?? refusedAs('taken');
    }
  }
  throw last ?? new Error('unreachable');
}

type Sent = { readonly outcome: RowOutcome } | { readonly outcome: null; readonly lost: ApiError };

/** Sends the row once: how it ended, or the error that leaves it unknown. Throws what stops the whole run. */
async function send(
  { platform, journal, pace }: ImportRun,
  row: PlanRow,
  reach: (outcome: RowOutcome) => void,
): Promise<Sent> {
  const { step, short_code, content } = row;
  const kind = step.kind === 'changed' ? 'changed' : 'new';
  const keepIntent = async () => {
    await journal.put(short_code, { step: 'intent', kind });
    reach({ kind: 'on-its-way' });
  };
  try {
    await pace(
      () =>
        step.kind === 'changed'
          ? platform.update(step.before.id, content)
          : platform.create({ short_code, content }),
      keepIntent,
    );
    return { outcome: { kind: step.kind === 'changed' ? 'changed' : 'created' } };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (mayHaveHappened(error)) {
      reach({ kind: 'unknown' });
      return { outcome: null, lost: error };
    }
    // A browser repeats a request by itself when a connection dies: what is taken may be this row's own text.
    if (isTaken(error)) return { outcome: null, lost: error };
    const outcome = refusalOf(error);
    if (!outcome) throw error;
    return { outcome };
  }
}

/** Looks a short code up, and again after a while where no answer comes. */
async function findPatiently({ platform, pace, rest }: ImportRun, shortCode: string) {
  for (let tries = 1; ; tries++) {
    try {
      return await pace(() => platform.find(shortCode));
    } catch (error) {
      const mayPass = isApiError(error) && mayHaveHappened(error);
      if (!mayPass || tries >= MOST_TRIES) throw error;
      await rest(500 * 2 ** tries);
    }
  }
}
