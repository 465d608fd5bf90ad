import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { PlanRow } from './plan';
import type { FileProblem } from './read-import';
import type { RefusedWhy, RowOutcome } from './run-state';

/** Where a row stands: what the plan means to do with it until its turn comes, what became of it from then on. */
export type RowStatus = Exclude<RowOutcome['kind'], 'waiting'> | 'to-create' | 'to-change';

export const ROW_STATUSES = [
  'to-create',
  'to-change',
  'checking',
  'on-its-way',
  'created',
  'changed',
  'same',
  'refused',
  'unknown',
] as const satisfies readonly RowStatus[];

export function statusOf({ step }: PlanRow, { kind }: RowOutcome): RowStatus {
  if (kind !== 'waiting') return kind;
  return step.kind === 'changed' ? 'to-change' : 'to-create';
}

const STATUSES = {
  'to-create': m.canned_responses_import_to_create,
  'to-change': m.canned_responses_import_to_change,
  checking: m.canned_responses_import_checking,
  'on-its-way': m.common_saving,
  created: m.canned_responses_import_created,
  changed: m.canned_responses_import_changed,
  same: m.canned_responses_import_same,
  refused: m.canned_responses_import_refused,
  unknown: m.canned_responses_import_unknown,
} as const;

export const statusWords = (t: T, status: RowStatus): string => t(STATUSES[status]);

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
} as const satisfies Record<Exclude<RefusedWhy, 'duplicate'>, unknown>;

/** Why a row was refused; an empty text for every other. */
export function whyWords(t: T, { step }: PlanRow, outcome: RowOutcome): string {
  if (outcome.kind !== 'refused') return '';
  if (outcome.why === 'duplicate') {
    const line = step.kind === 'refused' && step.why === 'duplicate' ? step.firstLine : 0;
    return t(m.canned_responses_import_why_duplicate, { line });
  }
  return [t(WHY[outcome.why]), outcome.message].filter(Boolean).join(' ');
}

const FILES = {
  'not-json': m.canned_responses_import_file_not_json,
  'no-list': m.canned_responses_import_file_no_list,
  'no-columns': m.canned_responses_import_file_no_columns,
  'broken-quotes': m.canned_responses_import_file_broken_quotes,
  empty: m.canned_responses_import_file_empty,
  encoding: m.canned_responses_import_file_encoding,
  unreadable: m.canned_responses_import_file_unreadable,
} as const satisfies Record<FileProblem, unknown>;

export const fileWords = (t: T, problem: FileProblem): string => t(FILES[problem]);
