// Describes conditions of automation rules.

import type { ParsedCondition } from '~/domain/condition';
import { getActionTargetLabel, getPriorityLabel, getStatusLabel } from '~/domain/describe-actions';
import type { NameLookUp } from '~/domain/look-ups';
import { hasNumericIds, REFERENCE_KIND_BY_KEY } from '~/domain/references';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';
import { isolateDirection } from '~/lib/text/isolate-direction';

export type KnownCondition = Extract<ParsedCondition, { readonly kind: 'known' }>;

const ATTRIBUTES: ReadonlyMap<string, () => string> = new Map([
  ['content', m.common_text],
  ['status', m.common_status],
  ['priority', m.common_priority],
  ['assignee_id', m.common_assignee],
  ['team_id', m.common_team],
  ['inbox_id', m.common_inbox],
  ['labels', m.common_label],
  ['message_type', m.campaigns_message],
  ['email', m.automation_rules_attribute_email],
  ['phone_number', m.identity_variable_phone],
  ['referer', m.automation_rules_attribute_referer],
]);

const MESSAGE_TYPES: ReadonlyMap<string, () => string> = new Map([
  ['incoming', m.automation_rules_message_incoming],
  ['outgoing', m.automation_rules_message_outgoing],
]);

type Operator = (inputs: { attribute: string; values: string }) => string;

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['equal_to', m.automation_rules_operator_equal_to],
  ['not_equal_to', m.automation_rules_operator_not_equal_to],
  ['contains', m.automation_rules_operator_contains],
  ['does_not_contain', m.automation_rules_operator_does_not_contain],
  ['starts_with', m.automation_rules_operator_starts_with],
  ['is_greater_than', m.automation_rules_operator_is_greater_than],
  ['is_less_than', m.automation_rules_operator_is_less_than],
  ['days_before', m.automation_rules_operator_days_before],
]);

const WITHOUT_VALUES: ReadonlyMap<string, (inputs: { attribute: string }) => string> = new Map([
  ['is_present', m.automation_rules_operator_is_present],
  ['is_not_present', m.automation_rules_operator_is_not_present],
]);

/** Reports whether a condition can be described as a sentence. All other conditions are shown as JSON. */
export const isKnownCondition = (reading: ParsedCondition): reading is KnownCondition =>
  reading.kind === 'known' && (reading.from === null || reading.operator === 'attribute_changed');

/** Reports whether a condition is met as soon as one of its values matches. False for unknown operators. */
export const isOneValueEnough = ({ operator, from }: KnownCondition): boolean =>
  from !== null || OPERATORS.has(operator);

/** Returns the name of an attribute. For an unknown attribute, returns the key in readable form. */
export function getAttributeLabel(t: Translator, key: string): string {
  const name = ATTRIBUTES.get(key);
  return name ? t(name) : humanizeKey(key);
}

/** Converts the first letter to lowercase for use within a sentence. Keeps abbreviations such as “URL”. */
export const toLowerFirst = (word: string, language: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(word) ? word.charAt(0).toLocaleLowerCase(language) + word.slice(1) : word;

export function getConditionValueLabel(
  t: Translator,
  key: string,
  value: unknown,
  names: NameLookUp,
): string {
  const kind = REFERENCE_KIND_BY_KEY.get(key);
  if (typeof value === 'number' && hasNumericIds(kind))
    return getActionTargetLabel(t, kind, value, names(kind, value));
  if (value === null) return t(m.automation_rules_nothing);
  if (typeof value !== 'string') return isolateDirection(JSON.stringify(value) ?? '–');
  if (key === 'status') return getStatusLabel(t, value);
  if (key === 'priority') return getPriorityLabel(t, value);
  const type = key === 'message_type' ? MESSAGE_TYPES.get(value) : undefined;
  if (type) return t(type);
  const isGone = kind === 'label' && names('label', value) === null;
  return isGone ? t(m.macro_actions_not_found, { name: isolateDirection(value) }) : isolateDirection(value);
}

interface ConditionParts {
  readonly attribute: string;
  readonly values: string;
  /** The placeholder for the values before a change. */
  readonly from: string;
  /** The placeholder for an unknown operator. Defaults to the operator's name. */
  readonly operator?: string;
}

/**
 * Builds a condition's sentence. Each item of `parts` is a string, or a placeholder that the caller replaces with an
 * element.
 */
export function buildConditionSentence(
  t: Translator,
  condition: KnownCondition,
  parts: ConditionParts,
): string {
  const { operator, values: after, from: before } = condition;
  const { attribute, values, from } = parts;
  if (before !== null)
    return before.length === 0
      ? t(m.automation_rules_changed_to, { attribute, to: values })
      : t(m.automation_rules_changed, { attribute, from, to: values });
  const withoutValues = after.length === 0 ? WITHOUT_VALUES.get(operator) : undefined;
  if (withoutValues) return t(withoutValues, { attribute });
  const sentence = OPERATORS.get(operator);
  return sentence
    ? t(sentence, { attribute, values })
    : t(m.automation_rules_operator_other, { attribute, operator: parts.operator ?? operator, values });
}
