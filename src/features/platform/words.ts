import type { AnswerShape } from '~/api/http/answer-records';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { RESOURCES } from '~/resources/resources';
import type { Tone } from '~/ui/text/tag';
import {
  isDiffering,
  type OperationRow,
  type OperationState,
  type Shown,
  type UnknownRow,
} from './operation-rows';

/** What the console does without an assumed operation, by what it does. */
const WITHOUT_VERB: Readonly<Record<string, () => string>> = {
  get: m.platform_no_reading,
  create: m.platform_no_creating,
  update: m.platform_no_editing,
  delete: m.platform_no_deleting,
};

/** The same for single operations: those on records, and those on none. */
const WITHOUT: Readonly<Record<string, () => string>> = Object.assign(
  { 'uploads.create': m.platform_no_uploads, 'emailSenders.list': m.platform_no_senders },
  ...RESOURCES.map(({ missingTexts }) => missingTexts),
);

export const withoutSentence = (t: T, { id, origin }: OperationRow): string | null => {
  const sentence = WITHOUT[id] ?? WITHOUT_VERB[id.slice(id.lastIndexOf('.') + 1)];
  return origin === 'assumed' && sentence ? t(sentence) : null;
};

const STATES: Readonly<Record<NonNullable<OperationState>, { word: () => string; tone: Tone }>> = {
  moved: { word: m.platform_moved, tone: 'info' },
  off: { word: m.platform_off, tone: 'idle' },
  absent: { word: m.platform_absent, tone: 'warn' },
};

export const stateWord = (t: T, state: NonNullable<OperationState>): string => t(STATES[state].word);
export const stateTone = (state: NonNullable<OperationState>): Tone => STATES[state].tone;

const SHAPES: Readonly<Record<AnswerShape, () => string>> = {
  expected: m.platform_shape_expected,
  unexpected: m.platform_shape_unexpected,
  empty: m.platform_shape_empty,
  envelope: m.platform_shape_envelope,
  bare: m.platform_shape_bare,
  named: m.platform_shape_named,
  unknown: m.platform_shape_unknown,
  none: m.platform_shape_none,
};

/** The status and, where it is known, what kind of answer it was. */
export function answerWords(t: T, { record }: OperationRow): string {
  if (record === null) return '';
  const { status, shape, differsAt } = record;
  const word = shape === null ? null : t(SHAPES[shape]);
  const where = differsAt === null ? word : `${word} (${differsAt})`;
  return [status, where].filter((part) => part !== null).join(' · ');
}

export const answerTone = (row: OperationRow): Tone => (isDiffering(row) ? 'bad' : 'plain');

const ORIGINS: Readonly<Record<OperationRow['origin'], () => string>> = {
  contract: m.platform_contract,
  assumed: m.platform_assumed,
};

export const originWord = (t: T, { origin }: OperationRow): string => t(ORIGINS[origin]);

const SHOWN_WORDS: Readonly<Record<Shown, () => string>> = {
  ...ORIGINS,
  changed: m.platform_changed,
  differing: m.platform_differing,
};

export const shownWord = (t: T, shown: Shown): string => t(SHOWN_WORDS[shown]);

const UNKNOWN_KINDS: Readonly<Record<UnknownRow['kind'], () => string>> = {
  field: m.platform_unknown_field,
  word: m.platform_unknown_value,
  parameter: m.platform_ignored_parameter,
};

export const unknownWord = (t: T, { kind }: UnknownRow): string => t(UNKNOWN_KINDS[kind]);
