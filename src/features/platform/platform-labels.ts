import type { ResponseShape } from '~/api/http/response-summaries';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { RESOURCE_SECTIONS } from '~/resources/resource-sections';
import { RESOURCES } from '~/resources/resources';
import type { ResultTone } from '~/ui/results/result-tone';
import type { TagTone } from '~/ui/text/tag';
import type { OperationKind, OperationRow, OperationState, UnknownNameRow } from './operation-rows';

/** The effects of missing operations, by the verb in the operation's ID. */
const WITHOUT_VERB: Readonly<Record<string, (inputs: { section: string }) => string>> = {
  get: m.platform_no_details,
  create: m.platform_no_creating,
  update: m.platform_no_editing,
  delete: m.platform_no_deleting,
};

/** The effects of missing operations that need a different text than `WITHOUT_VERB` provides. */
const WITHOUT: typeof WITHOUT_VERB = Object.assign(
  { 'uploads.create': m.platform_no_uploads, 'emailSenders.list': m.platform_no_senders },
  ...RESOURCES.map(({ missingTexts }) => missingTexts),
);

export const describeMissingOperation = (t: Translator, { id, origin }: OperationRow): string | null => {
  const end = id.lastIndexOf('.');
  const name = id.slice(0, end);
  const sentence = WITHOUT[id] ?? WITHOUT_VERB[id.slice(end + 1)];
  const section = RESOURCES.find(({ operations }) => operations === name)?.title;
  return origin === 'assumed' && sentence ? t(sentence, { section: section ? t(section) : name }) : null;
};

/**
 * Returns the operation's name. Replaces the periods of the ID with dashes, because a period has a special meaning in
 * message selectors.
 */
export const getOperationName = (t: Translator, id: string): string =>
  t(m.platform_operation_name, { operation: id.replaceAll('.', '-') });

const GROUP_TITLES: Readonly<Record<string, () => string>> = {
  auth: m.platform_group_sign_in,
  uploads: m.platform_group_uploads,
  portals: RESOURCE_SECTIONS.portal.title,
  automationRules: m.frame_rules,
};

export function getOperationGroupTitle(t: Translator, name: string): string {
  const title = GROUP_TITLES[name] ?? RESOURCES.find(({ operations }) => operations === name)?.title;
  return title ? t(title) : name;
}

interface KindWords {
  readonly tone: TagTone;
  readonly bar: ResultTone;
  /** The text after a number of operations. */
  readonly part: (inputs: { count: number }) => string;
  /** The number of operations with its text. Null for states that aren't counted in the headers of groups. */
  readonly counted: ((inputs: { count: number }) => string) | null;
}

export const OPERATION_KIND_LABELS: Readonly<Record<OperationKind, KindWords>> = {
  works: { tone: 'ok', bar: 'ok', part: m.platform_part_works, counted: m.platform_works },
  unexpected: {
    tone: 'warn',
    bar: 'warn',
    part: m.platform_part_unexpected,
    counted: m.platform_unexpected,
  },
  missing: { tone: 'bad', bar: 'bad', part: m.platform_part_missing, counted: m.platform_missing },
  moved: { tone: 'info', bar: 'add', part: m.platform_part_moved, counted: m.platform_moved_count },
  off: { tone: 'plain', bar: 'off', part: m.platform_part_off, counted: m.platform_off_count },
  unused: { tone: 'idle', bar: 'idle', part: m.platform_part_unused, counted: null },
};

const STATES: Readonly<Record<NonNullable<OperationState>, () => string>> = {
  moved: m.platform_moved_text,
  off: m.platform_off_text,
  absent: m.platform_missing_text,
};

/** Returns the reason why an operation isn't requested as usual, or null. */
export const explainOperationState = (t: Translator, { state }: OperationRow): string | null =>
  state === null ? null : t(STATES[state]);

const SHAPES: Readonly<Record<ResponseShape, () => string>> = {
  expected: m.platform_shape_expected,
  unexpected: m.platform_shape_unexpected,
  empty: m.platform_shape_empty,
  envelope: m.platform_shape_envelope,
  bare: m.platform_shape_bare,
  named: m.platform_shape_named,
  unknown: m.platform_shape_unknown,
  none: m.platform_shape_none,
};

/** Returns the status and the kind of the last response, or an empty string if there was none. */
export function formatLastResponse(t: Translator, { record }: OperationRow): string {
  if (record === null) return '';
  const { status, shape, differsAt } = record;
  const word = shape === null ? null : t(SHAPES[shape]);
  const where = differsAt === null ? word : `${word} (${differsAt})`;
  return [status, where].filter((part) => part !== null).join(' ');
}

const ORIGINS: Readonly<Record<OperationRow['origin'], () => string>> = {
  contract: m.platform_documented,
  assumed: m.platform_assumed,
};

export const getOriginLabel = (t: Translator, { origin }: OperationRow): string => t(ORIGINS[origin]);

const UNKNOWN_KINDS: Readonly<Record<UnknownNameRow['kind'], () => string>> = {
  field: m.platform_unknown_field,
  word: m.platform_unknown_value,
  parameter: m.platform_ignored_parameter,
};

export const getUnknownKindLabel = (t: Translator, { kind }: UnknownNameRow): string =>
  t(UNKNOWN_KINDS[kind]);
