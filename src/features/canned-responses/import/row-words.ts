import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { FileProblem } from '~/lib/file/import-text';
import { type RowSentence, rowSentence } from '~/records/run/row-sentence';
import type { RowState } from '~/records/run/run-rows';
import type { JournalEntry } from './journal';
import { isChange } from './kept-rows';
import type { PlanRow } from './plan';

/** Where a row stands, as the screen counts and filters it. */
export const ROW_STATUSES = [
  'to-create',
  'to-change',
  'running',
  'created',
  'changed',
  'same',
  'refused',
  'unknown',
] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

export function statusOf(row: PlanRow, state: RowState, kept: JournalEntry | undefined): RowStatus {
  switch (state.step) {
    case 'waiting':
    case 'not-sent':
      return row.step.kind === 'changed' ? 'to-change' : 'to-create';
    case 'running':
      return 'running';
    case 'saved':
      return isChange(row, kept) ? 'changed' : 'created';
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

const STATUSES = {
  'to-create': m.canned_responses_import_to_create,
  'to-change': m.canned_responses_import_to_change,
  running: m.common_saving,
  created: m.canned_responses_import_created,
  changed: m.canned_responses_import_changed,
  same: m.canned_responses_import_same,
  refused: m.canned_responses_import_refused,
  unknown: m.records_row_not_confirmed,
} as const;

export const statusLabel = (t: T, status: RowStatus): string => t(STATUSES[status]);

/** A row in the words of the import, with the sentence that every run has for it. */
export const rowWords = (t: T, status: RowStatus, state: RowState): RowSentence => ({
  label: statusLabel(t, status),
  text: rowSentence(t, state).text,
});

const FILES = {
  'not-json': m.canned_responses_import_file_not_json,
  'no-list': m.canned_responses_import_file_no_list,
  'no-columns': m.canned_responses_import_file_no_columns,
  'broken-quotes': m.canned_responses_import_file_broken_quotes,
  'too-large': m.canned_responses_import_too_large,
  empty: m.canned_responses_import_file_empty,
  encoding: m.canned_responses_import_file_encoding,
  unreadable: m.canned_responses_import_file_unreadable,
} as const satisfies Record<FileProblem, unknown>;

export const fileWords = (t: T, problem: FileProblem): string => t(FILES[problem]);
