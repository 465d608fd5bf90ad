import type { JournalEntry } from '~/drafts/import-journal';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { ImportFileProblem } from '~/lib/file/decode-text';
import { describeRowState } from '~/records/run/describe-row-state';
import type { RowState } from '~/records/run/process-rows';
import type { ResultTone } from '~/ui/results/result-tone';
import type { ConflictChoice, ImportPlanRow } from './plan';
import { isUpdateOfExisting } from './stored-rows';

/** The groups of rows in display order. Groups that need attention come first. */
export const IMPORT_ROW_STATUSES = [
  'refused',
  'unknown',
  'to-change',
  'to-create',
  'changed',
  'created',
  'skipped',
  'same',
] as const;
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number];

export const STATUS_BAR_ORDER = [
  'created',
  'to-create',
  'changed',
  'to-change',
  'skipped',
  'same',
  'unknown',
  'refused',
] as const satisfies readonly ImportRowStatus[];

/** Maps the user's choice for a conflict to the group that the row moves to. */
export const STATUS_BY_CONFLICT_CHOICE = {
  update: 'to-change',
  skip: 'skipped',
  'keep-both': 'to-create',
} as const satisfies Record<ConflictChoice, ImportRowStatus>;

export function getRowStatus(
  row: ImportPlanRow,
  state: RowState,
  kept: JournalEntry | undefined,
): ImportRowStatus {
  if (row.step.kind === 'skipped') return 'skipped';
  switch (state.step) {
    case 'waiting':
    case 'not-sent':
    case 'running':
      return row.step.kind === 'changed' ? 'to-change' : 'to-create';
    case 'saved':
      return isUpdateOfExisting(row, kept) ? 'changed' : 'created';
    case 'unchanged':
      return 'same';
    case 'not-applied':
    case 'unknown':
      return 'unknown';
    case 'conflict':
    case 'gone':
      return state.wasSent ? 'unknown' : 'refused';
    case 'blocked':
    case 'broken':
    case 'refused':
      return 'refused';
  }
}

/**
 * Returns the color of a group. During the import, waiting rows have a separate color. In the preview, they have the
 * color of their planned outcome.
 */
export function getRowStatusColor(status: ImportRowStatus, isPlan: boolean): ResultTone {
  switch (status) {
    case 'to-create':
      return isPlan ? 'add' : 'timed';
    case 'to-change':
      return isPlan ? 'ok' : 'timed';
    case 'created':
      return 'add';
    case 'changed':
      return 'ok';
    case 'skipped':
    case 'same':
      return 'idle';
    case 'unknown':
      return 'warn';
    case 'refused':
      return 'bad';
  }
}

const TITLES = {
  'to-create': m.canned_responses_import_to_create,
  'to-change': m.canned_responses_import_to_update,
  created: m.canned_responses_import_created,
  changed: m.canned_responses_import_updated,
  skipped: m.canned_responses_import_skipped,
  same: m.canned_responses_import_same,
  refused: m.canned_responses_import_refused,
  unknown: m.records_row_not_confirmed,
} as const satisfies Record<ImportRowStatus, unknown>;

export const getRowStatusTitle = (t: Translator, status: ImportRowStatus): string => t(TITLES[status]);

const COUNTS = {
  'to-create': m.macros_count_new,
  'to-change': m.canned_responses_import_count_to_update,
  created: m.macros_count_created,
  changed: m.canned_responses_import_count_updated,
  skipped: m.canned_responses_import_count_skipped,
  same: m.canned_responses_import_count_same,
  refused: m.canned_responses_import_count_refused,
  unknown: m.macros_count_unknown,
} as const satisfies Record<ImportRowStatus, unknown>;

/** Returns the label that follows the number of rows, such as "created" in "5 created". */
export const getRowCountLabel = (t: Translator, status: ImportRowStatus, count: number): string =>
  t(COUNTS[status], { count });

/** Returns why a row isn't imported or why its outcome is uncertain. Returns an empty string if neither applies. */
export const getRowReason = (t: Translator, state: RowState): string => describeRowState(t, state).text;

const CHOICES = {
  update: m.canned_responses_import_update,
  skip: m.apply_skip,
  'keep-both': m.canned_responses_import_keep_both,
} as const satisfies Record<ConflictChoice, unknown>;

export const listConflictOptions = (t: Translator): { value: ConflictChoice; label: string }[] => [
  { value: 'update', label: t(CHOICES.update) },
  { value: 'skip', label: t(CHOICES.skip) },
  { value: 'keep-both', label: t(CHOICES['keep-both']) },
];

const FILES = {
  'not-json': m.canned_responses_import_file_not_json,
  'no-list': m.canned_responses_import_file_no_list,
  'no-columns': m.canned_responses_import_file_no_columns,
  'broken-quotes': m.canned_responses_import_file_broken_quotes,
  'too-large': m.canned_responses_import_too_large,
  empty: m.canned_responses_import_file_empty,
  encoding: m.canned_responses_import_file_encoding,
  unreadable: m.canned_responses_import_file_unreadable,
} as const satisfies Record<ImportFileProblem, unknown>;

export const describeFileProblem = (t: Translator, problem: ImportFileProblem): string => t(FILES[problem]);
