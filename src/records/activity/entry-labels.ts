// Formats activity entries for the screen: kind, action, state, fields and values.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { TagTone } from '~/ui/text/tag';
import type { DisplayedWriteState } from '../write-state';
import type { ActivityEntry, ActivityKind } from './entry';

export const getActivityKindLabel = (t: Translator, kind: ActivityKind): string =>
  t(m.activity_kind, { kind });

/**
 * Returns the label of the action. An update of a membership or a portal language is labeled as adding or removing it.
 */
export function getActivityActionLabel(
  t: Translator,
  { act, after }: Pick<ActivityEntry, 'act' | 'after'>,
): string {
  const isThere = after?.isMember ?? after?.isAllowed;
  if (typeof isThere === 'boolean') return t(m.activity_action, { act: isThere ? 'add' : 'remove' });
  const isScheduled = act === 'send' && typeof after?.scheduled_at === 'string';
  return t(m.activity_action, { act: isScheduled ? 'schedule' : act });
}

const TONES = {
  'not-sent': 'idle',
  saving: 'timed',
  saved: 'ok',
  refused: 'bad',
  'not-confirmed': 'warn',
} as const satisfies Record<DisplayedWriteState, TagTone>;

export const getWriteStateLabel = (t: Translator, state: DisplayedWriteState): string =>
  t(m.activity_state, { state });
export const getStateTone = (state: DisplayedWriteState): TagTone => TONES[state];

/** Returns a field's title. Falls back to the platform's field name. */
export const getFieldTitle = (t: Translator, field: string): string => t(m.activity_field, { field });

/**
 * Maps a field and the platform's code for its value to a label. The labels match those on the screen that edits the
 * field.
 */
const WORDS = new Map([
  ['status draft', m.common_draft],
  ['status published', m.common_published],
  ['status archived', m.help_center_status_archived],
  ['visibility global', m.macros_visibility_global],
  ['visibility personal', m.macros_visibility_personal],
]);

/** Formats a field's value as text: lists and objects as JSON, a missing value as an empty string. */
export function formatFieldValue(t: Translator, field: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return t(value ? m.common_yes : m.common_no);
  if (typeof value === 'string') {
    const word = WORDS.get(`${field} ${value}`);
    return word ? t(word) : value;
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 2);
}

/** Returns the fields that differ before and after the write. */
export function findChangedEntryFields(
  t: Translator,
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter(
    (field) => formatFieldValue(t, field, before?.[field]) !== formatFieldValue(t, field, after?.[field]),
  );
}

/**
 * The maximum length, in characters, of a value that is shown inline. Longer values and values of several lines are
 * shown as a block.
 */
const SHORT = 80;
export const isShortText = (text: string): boolean => text.length <= SHORT && !text.includes('\n');
