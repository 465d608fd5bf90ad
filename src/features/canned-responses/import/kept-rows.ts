// Between the rows of a run and what the journal keeps of them, in the form in which it has always been kept.
import type { ApiError } from '~/api/http/api-error';
import type { JournalEntry, KeptOutcome } from '~/drafts/import-journal';
import * as m from '~/i18n/messages';
import type { RowState, RunJournal } from '~/records/run/run-rows';
import type { PlannedStep, PlanRow } from './plan';

const SAVED: RowState = { step: 'saved', stored: null, wasLost: false, differing: [] };

const WHY = {
  'blank-short-code': m.canned_responses_import_why_blank_short_code,
  'blank-content': m.canned_responses_import_why_blank_content,
  'not-text': m.canned_responses_import_why_not_text,
  columns: m.canned_responses_import_why_columns,
  'no-update': m.canned_responses_import_why_no_update,
  taken: m.canned_responses_import_why_taken,
  'edited-since': m.canned_responses_import_why_edited_since,
  gone: m.canned_responses_import_why_gone,
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

function stateOf(outcome: KeptOutcome): RowState {
  if (outcome.kind === 'refused') {
    return outcome.why === 'duplicate'
      ? { step: 'unknown', error: null }
      : blocked(outcome.why, outcome.message);
  }
  return outcome.kind === 'same' ? { step: 'unchanged' } : SAVED;
}

/** Where a row stands before the run, by the plan and by what the journal kept of an earlier one. */
function startingState({ step }: PlanRow, kept: JournalEntry | undefined): RowState {
  // A row that is refused as a duplicate has no part in what was kept under its short code.
  if (step.kind === 'refused') return plannedRefusal(step);
  if (kept?.step === 'ended') return stateOf(kept.outcome);
  // It was about to be written when the earlier run was killed, and it is there: it was written.
  if (step.kind === 'same') return kept ? SAVED : { step: 'unchanged' };
  return kept ? { step: 'unknown', error: null } : { step: 'waiting' };
}

export const startingStates = (
  rows: readonly PlanRow[],
  kept: ReadonlyMap<string, JournalEntry>,
): readonly RowState[] => rows.map((row) => startingState(row, kept.get(row.short_code)));

/** Whether a row that was saved was there before, also where it is the same by now. */
export function isChange({ step }: PlanRow, kept: JournalEntry | undefined): boolean {
  if (step.kind === 'changed') return true;
  return kept?.step === 'ended' ? kept.outcome.kind === 'changed' : kept?.kind === 'changed';
}

const intentOf = ({ step }: PlanRow): JournalEntry => ({
  step: 'intent',
  kind: step.kind === 'changed' ? 'changed' : 'new',
});

/** How a row ended for good, or null where the next run has to look. */
function endedEntry({ step }: PlanRow, state: RowState): JournalEntry | null {
  const outcome = keptOutcome(step.kind === 'changed', state);
  return outcome && { step: 'ended', outcome };
}

function keptOutcome(isChanged: boolean, state: RowState): KeptOutcome | null {
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

/** Only what is wrong with the row itself is kept: a role or a session may be another one the next time. */
function keptRefusal({ problem, context }: ApiError): KeptOutcome | null {
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

/** Keeps the rows of a run by their short codes. */
export const journalOf = (
  put: (shortCode: string, entry: JournalEntry) => Promise<void>,
): RunJournal<PlanRow> => ({
  intend: (row) => put(row.short_code, intentOf(row)),
  end: async (row, state) => {
    const entry = endedEntry(row, state);
    if (entry) await put(row.short_code, entry);
  },
});
