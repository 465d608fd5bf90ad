import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { getFieldTitle } from '~/records/activity/entry-labels';
import type { ResultPart, ResultTone } from '~/ui/results/result-tone';
import { type ApplyPlan, type ApplyRow, countVerdicts, type PlannedRecord } from '../plan/apply-plan';
import type { PlanVerdict } from '../plan/plan-state';
import { getRecordName } from '../record-labels';

const VERDICT_LABELS = {
  planned: m.apply_planned,
  worksheet: m.apply_manual,
  refused: m.apply_blocked,
  equal: m.apply_equal,
  kept: m.apply_unchanged,
} as const satisfies Record<PlanVerdict, unknown>;

const VERDICT_TONES = {
  planned: 'add',
  worksheet: 'warn',
  refused: 'bad',
  kept: 'timed',
  equal: 'idle',
} as const satisfies Record<PlanVerdict, ResultTone>;

const VERDICT_COUNTS = {
  planned: m.apply_count_planned,
  worksheet: m.apply_count_manual,
  refused: m.apply_count_blocked,
  kept: m.apply_count_unchanged,
  equal: m.apply_count_equal,
} as const satisfies Record<PlanVerdict, unknown>;

const VERDICT_TEXTS: Partial<Record<PlanVerdict, () => string>> = {
  worksheet: m.apply_text_manual,
  refused: m.apply_text_blocked,
  kept: m.apply_text_unchanged,
  equal: m.canned_responses_import_text_same,
};

/** The outcomes of a plan's records, in the order of its bar chart. */
const BAR_ORDER: readonly PlanVerdict[] = ['planned', 'worksheet', 'refused', 'kept', 'equal'];

export const getVerdictLabel = (t: Translator, verdict: PlanVerdict): string => t(VERDICT_LABELS[verdict]);

export function getVerdictHelp(t: Translator, verdict: PlanVerdict): string | undefined {
  const text = VERDICT_TEXTS[verdict];
  return text && t(text);
}

/** Returns the number of records per outcome, for the bar chart. */
export function summarizeVerdicts(
  t: Translator,
  { records }: Pick<ApplyPlan, 'records'>,
): readonly ResultPart<PlanVerdict>[] {
  const counts = countVerdicts(records);
  return BAR_ORDER.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
    key: verdict,
    tone: VERDICT_TONES[verdict],
    count: counts[verdict],
    label: t(VERDICT_COUNTS[verdict], { count: counts[verdict] }),
  }));
}

const fieldNames = (t: Translator, fields: readonly string[]): readonly string[] =>
  fields.map((field) => {
    if (field === 'config') return t(m.assistants_settings);
    return getFieldTitle(t, field === 'text' ? 'content' : field);
  });

/**
 * Returns the names of the fields that differ between an existing record and the source, even if the plan doesn't
 * change them.
 */
export function formatChangedFieldNames(t: Translator, planned: PlannedRecord): string {
  const { verdict, there, differing, parts, record } = planned;
  if (there === null) return '';
  const part = record.kind === 'teams' ? m.teams_members : m.help_center_languages;
  const names = [...fieldNames(t, differing), ...(parts.length > 0 ? [t(part)] : [])];
  if (verdict === 'kept') return t(m.apply_differs, { names });
  return verdict === 'planned' ? names.join(', ') : '';
}

/** Describes the manual step for a record that the console can't write. */
export function describeManualStep(
  t: Translator,
  { verdict, findings, differing }: PlannedRecord,
): string | null {
  if (verdict !== 'worksheet' || findings.length > 0) return null;
  return differing.length > 0
    ? t(m.apply_to_do_change, { names: fieldNames(t, differing) })
    : t(m.apply_to_do_create);
}

export const describeUnwrittenFields = (t: Translator, { leftovers }: PlannedRecord): string | null =>
  leftovers.length > 0 ? t(m.apply_manual_fields, { names: fieldNames(t, leftovers) }) : null;

export function describeWrite(t: Translator, { act, record, part }: ApplyRow): string {
  if (act === 'create') return t(m.apply_new);
  if (act === 'link') return t(m.apply_row_update_links);
  if (part && 'locale' in part) return t(m.apply_row_add_language, { locale: part.locale });
  return part ? t(m.apply_row_add_member, { team: getRecordName(record) }) : t(m.apply_changed);
}

export const getApplyRowName = ({ record, part }: ApplyRow): string =>
  part && 'person' in part ? part.person.name : getRecordName(record);
