import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { RowState } from '~/records/run/process-rows';
import type { ResultTone } from '~/ui/results/result-tone';
import { hasNoWarnings, isImportable, isSelectedByDefault, type MacroPlanRow } from './transfer';

/** The groups that the rows of an import are listed in. Groups that need attention come first. */
export const MACRO_IMPORT_GROUPS = [
  'unacceptable',
  'refused',
  'unknown',
  'review',
  'update',
  'new',
  'updated',
  'created',
  'same',
] as const;
export type MacroImportGroup = (typeof MACRO_IMPORT_GROUPS)[number];

function getPlannedGroup(row: MacroPlanRow): MacroImportGroup {
  if (row.verdict === 'same') return 'same';
  if (!isImportable(row)) return 'unacceptable';
  if (isSelectedByDefault(row)) return 'new';
  return row.verdict === 'update' && hasNoWarnings(row) ? 'update' : 'review';
}

/** Returns the group of a row by its outcome, or by the import plan if it has no outcome yet. */
export function getMacroImportGroup(row: MacroPlanRow, { step, ...outcome }: RowState): MacroImportGroup {
  switch (step) {
    case 'saved':
    case 'unchanged':
      return row.target ? 'updated' : 'created';
    case 'not-applied':
    case 'unknown':
      return 'unknown';
    case 'conflict':
    case 'gone':
      return 'wasSent' in outcome && outcome.wasSent ? 'unknown' : 'refused';
    case 'blocked':
    case 'broken':
    case 'refused':
      return 'refused';
    case 'waiting':
    case 'not-sent':
    case 'running':
      return getPlannedGroup(row);
  }
}

export const IMPORT_GROUP_TONES = {
  unacceptable: 'bad',
  refused: 'bad',
  unknown: 'warn',
  review: 'warn',
  update: 'ok',
  new: 'add',
  updated: 'ok',
  created: 'ok',
  same: 'idle',
} as const satisfies Record<MacroImportGroup, ResultTone>;

const TITLES = {
  unacceptable: m.canned_responses_import_refused,
  refused: m.macros_group_refused,
  unknown: m.records_row_not_confirmed,
  review: m.macros_group_review,
  update: m.canned_responses_import_to_update,
  new: m.canned_responses_import_to_create,
  updated: m.canned_responses_import_updated,
  created: m.canned_responses_import_created,
  same: m.macros_group_same,
} as const satisfies Record<MacroImportGroup, unknown>;

export const getImportGroupTitle = (t: Translator, group: MacroImportGroup): string => t(TITLES[group]);

const TEXTS: Partial<Record<MacroImportGroup, () => string>> = {
  unacceptable: m.macros_group_unacceptable_text,
  review: m.macros_group_review_text,
  update: m.macros_group_review_text,
  same: m.macros_group_same_text,
};

export function getImportGroupText(t: Translator, group: MacroImportGroup): string | undefined {
  const text = TEXTS[group];
  return text && t(text);
}

const COUNTS = {
  unacceptable: m.macros_count_unacceptable,
  refused: m.macros_count_refused,
  unknown: m.macros_count_unknown,
  review: m.macros_count_review,
  update: m.canned_responses_import_count_to_update,
  new: m.macros_count_new,
  updated: m.canned_responses_import_count_updated,
  created: m.macros_count_created,
  same: m.macros_count_same,
} as const satisfies Record<MacroImportGroup, unknown>;

/** Returns the text that follows the count of macros, such as "created". */
export const getImportCountSuffix = (t: Translator, group: MacroImportGroup, count: number): string =>
  t(COUNTS[group], { count });
