// Converts the states of rows to entries of the journal and back. The journal is stored in this browser to resume an
// interrupted import, so the format of its entries must stay compatible.
import type { ApiError } from '~/api/http/api-error';
import type { JournalEntry, StoredOutcome } from '~/drafts/import-journal';
import * as m from '~/i18n/messages';
import type { RowState, RunJournal } from '~/records/run/process-rows';
import type { ImportPlanRow, PlannedStep } from './plan';

const SAVED: RowState = { step: 'saved', stored: null, wasLost: false, differing: [] };

const WHY = {
  'blank-short-code': m.canned_responses_import_why_empty_short_code,
  'blank-content': m.canned_responses_import_why_empty_content,
  'not-text': m.canned_responses_import_why_not_text,
  columns: m.canned_responses_import_why_columns,
  'no-update': m.canned_responses_import_why_no_update,
  taken: m.canned_responses_import_why_in_use,
  'edited-since': m.canned_responses_import_why_edited_since,
  gone: m.canned_responses_import_why_deleted,
  platform: m.canned_responses_import_why_platform,
} as const;

const blocked = (why: keyof typeof WHY, message: string | null = null): RowState => ({
  step: 'blocked',
  why: (t) => [t(WHY[why]), message].filter(Boolean).join(' '),
});

function plannedRefusal(step: Extract<PlannedStep, { kind: 'refused' }>): RowState {
  if (step.why !== 'duplicate') return blocked(step.why);
  const line = step.otherLine;
  return { step: 'blocked', why: (t) => t(m.canned_responses_import_why_duplicate, { line }) };
}

function toRowState(outcome: StoredOutcome): RowState {
  if (outcome.kind === 'refused') {
    return outcome.why === 'duplicate'
      ? { step: 'unknown', error: null }
      : blocked(outcome.why, outcome.message);
  }
  return outcome.kind === 'same' ? { step: 'unchanged' } : SAVED;
}

/** Returns the initial state of a row from the plan and from the journal of an earlier import. */
function startingState({ step }: ImportPlanRow, kept: JournalEntry | undefined): RowState {
  // Ignores the journal for a rejected row, because its entries are keyed by short code, and duplicate rows have the
  // same short code.
  if (step.kind === 'refused') return plannedRefusal(step);
  if (step.kind === 'skipped') return { step: 'unchanged' };
  if (kept?.step === 'ended') return toRowState(kept.outcome);
  // An entry that hasn't ended means that the earlier import stopped while it wrote this row. The stored response has
  // the same text, so the write succeeded.
  if (step.kind === 'same') return kept ? SAVED : { step: 'unchanged' };
  return kept ? { step: 'unknown', error: null } : { step: 'waiting' };
}

export const createInitialRowStates = (
  rows: readonly ImportPlanRow[],
  kept: ReadonlyMap<string, JournalEntry>,
): readonly RowState[] => rows.map((row) => startingState(row, kept.get(row.short_code)));

/**
 * Reports whether a saved row changed an existing response. Also consults the journal, because a resumed import finds
 * that the stored text already equals the row's text.
 */
export function isUpdateOfExisting({ step }: ImportPlanRow, kept: JournalEntry | undefined): boolean {
  if (step.kind === 'changed') return true;
  return kept?.step === 'ended' ? kept.outcome.kind === 'changed' : kept?.kind === 'changed';
}

const toIntent = ({ step }: ImportPlanRow): JournalEntry => ({
  step: 'intent',
  kind: step.kind === 'changed' ? 'changed' : 'new',
});

/** Returns the final outcome of a row, or null if the next run of the import has to check the row. */
function endedEntry({ step }: ImportPlanRow, state: RowState): JournalEntry | null {
  const outcome = keptOutcome(step.kind === 'changed', state);
  return outcome && { step: 'ended', outcome };
}

function keptOutcome(isChanged: boolean, state: RowState): StoredOutcome | null {
  switch (state.step) {
    case 'saved':
      return { kind: isChanged ? 'changed' : 'created' };
    case 'unchanged':
      return { kind: 'same' };
    case 'conflict':
      return state.wasSent ? null : { kind: 'refused', why: 'edited-since', message: null };
    case 'gone':
      return state.wasSent ? null : { kind: 'refused', why: 'gone', message: null };
    case 'refused':
      return keptRefusal(state.error);
    case 'waiting':
    case 'running':
    case 'blocked':
    case 'broken':
    case 'not-sent':
    case 'not-applied':
    case 'unknown':
      return null;
  }
}

/**
 * Returns the outcome to store if the row's content caused the error, otherwise null. Other errors aren't stored,
 * because they may not recur in the next run, for example after a change of role or session.
 */
function keptRefusal({ problem, context }: ApiError): StoredOutcome | null {
  switch (problem.kind) {
    case 'invalid': {
      const [field] = problem.fields;
      if (problem.fields.some(({ code }) => code === 'taken'))
        return { kind: 'refused', why: 'taken', message: null };
      const message = field ? `${field.field}: ${field.message}` : context.serverMessage;
      return { kind: 'refused', why: 'platform', message };
    }
    case 'refused':
    case 'conflict':
    case 'stale':
    case 'too-large':
      return { kind: 'refused', why: 'platform', message: context.serverMessage };
    default:
      return null;
  }
}

/** Creates the journal of an import, keyed by short code. */
export const createImportJournal = (
  put: (shortCode: string, entry: JournalEntry) => Promise<void>,
): RunJournal<ImportPlanRow> => ({
  intend: (row) => put(row.short_code, toIntent(row)),
  end: async (row, state) => {
    const entry = endedEntry(row, state);
    if (entry) await put(row.short_code, entry);
  },
});
