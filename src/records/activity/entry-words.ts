// An entry of the activity in words: what it is about, what was done, what became of it, and its fields.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Tone } from '~/ui/text/tag';
import type { ScreenState } from '../write-state';
import type { ActivityEntry, ActivityKind } from './entry';

export const kindWord = (t: T, kind: ActivityKind): string => t(m.activity_kind, { kind });

/** What was done, or meant to be. A membership and a portal's language are only there or not. */
export function actWord(t: T, { act, after }: Pick<ActivityEntry, 'act' | 'after'>): string {
  const isThere = after?.isMember ?? after?.isAllowed;
  return t(m.activity_act, { act: typeof isThere === 'boolean' ? (isThere ? 'add' : 'remove') : act });
}

const TONES = {
  'not-sent': 'idle',
  saving: 'timed',
  saved: 'ok',
  refused: 'bad',
  'not-confirmed': 'warn',
} as const satisfies Record<ScreenState, Tone>;

export const stateWord = (t: T, state: ScreenState): string => t(m.activity_state, { state });
export const stateTone = (state: ScreenState): Tone => TONES[state];

/** A field's title; what has none here is called as the platform calls it. */
export const fieldTitle = (t: T, field: string): string => t(m.activity_field, { field });

/** By field and code: what the platform writes as a code, in the words of the screen that it is set on. */
const WORDS = new Map([
  ['status draft', m.common_draft],
  ['status published', m.common_published],
  ['status archived', m.help_center_status_archived],
  ['visibility global', m.macros_visibility_global],
  ['visibility personal', m.macros_visibility_personal],
]);

/** What a field held, as a text: lists and objects as JSON, what was not there as nothing. */
export function valueText(t: T, field: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return t(value ? m.common_yes : m.common_no);
  if (typeof value === 'string') {
    const word = WORDS.get(`${field} ${value}`);
    return word ? t(word) : value;
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 2);
}

export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields in which an entry's values differ before and after, in words. */
export function fieldChanges(
  t: T,
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field,
      before: valueText(t, field, before?.[field]),
      after: valueText(t, field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

/** Longer than this, or of several lines, a value is a text. */
const SHORT = 80;
export const isShort = (text: string): boolean => text.length <= SHORT && !text.includes('\n');
