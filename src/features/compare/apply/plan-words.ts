import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { fieldTitle } from '~/records/activity/entry-words';
import type { Tone } from '~/ui/text/tag';
import type { ApplyRow, PlannedRecord } from '../plan/plan';
import type { Fate } from '../plan/world';
import { recordName } from '../record-words';

const FATE_WORDS = {
  planned: m.apply_planned,
  worksheet: m.apply_worksheet,
  refused: m.apply_refused,
  equal: m.apply_equal,
  kept: m.apply_kept,
} as const satisfies Record<Fate, unknown>;

export const FATE_TONES = {
  planned: 'info',
  worksheet: 'warn',
  refused: 'bad',
  equal: 'idle',
  kept: 'idle',
} as const satisfies Record<Fate, Tone>;

export const fateWord = (t: T, fate: Fate): string => t(FATE_WORDS[fate]);

/** What happens to a record, in a word. */
export function happening(t: T, { fate, there }: PlannedRecord): string {
  if (fate !== 'planned') return fateWord(t, fate);
  return there === null ? t(m.apply_new) : t(m.apply_changed);
}

const fieldNames = (t: T, fields: readonly string[]): readonly string[] =>
  fields.map((field) => fieldTitle(t, field === 'text' ? 'content' : field));

/** What of one that is there changes, or differs and stays. */
export function changedNames(t: T, planned: PlannedRecord): string {
  const { fate, there, differing, parts, record } = planned;
  if (there === null) return '';
  const part = record.kind === 'teams' ? m.teams_members : m.help_center_languages;
  const names = [...fieldNames(t, differing), ...(parts.length > 0 ? [t(part)] : [])];
  if (fate === 'kept') return t(m.apply_differs, { names });
  return fate === 'planned' ? names.join(', ') : '';
}

/** What a person does of a record that the console doesn't write. */
export function toDoSentence(t: T, { fate, findings, differing }: PlannedRecord): string | null {
  if (fate !== 'worksheet' || findings.length > 0) return null;
  return differing.length > 0
    ? t(m.apply_to_do_change, { names: fieldNames(t, differing) })
    : t(m.apply_to_do_create);
}

export const leftoverSentence = (t: T, { leftovers }: PlannedRecord): string | null =>
  leftovers.length > 0 ? t(m.apply_leftovers, { names: fieldNames(t, leftovers) }) : null;

/** What one write of the run does. */
export function writeWords(t: T, { act, record, part }: ApplyRow): string {
  if (act === 'create') return t(m.apply_new);
  if (act === 'link') return t(m.apply_row_link);
  if (part && 'locale' in part) return t(m.apply_row_allow, { locale: part.locale });
  return part ? t(m.apply_row_join, { team: recordName(record) }) : t(m.apply_changed);
}

export const rowName = ({ record, part }: ApplyRow): string =>
  part && 'person' in part ? part.person.name : recordName(record);
