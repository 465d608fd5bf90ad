import { priorityWord, statusWord, targetWord } from '~/domain/action-sentence';
import type { ConditionReading } from '~/domain/condition';
import type { Names } from '~/domain/look-ups';
import { isNumbered, KIND_OF_KEY } from '~/domain/uses';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { isolated } from '~/lib/text/isolated';

const EVENTS: Readonly<Record<string, () => string>> = {
  conversation_created: m.automation_rules_event_conversation_created,
  conversation_updated: m.automation_rules_event_conversation_updated,
  conversation_opened: m.automation_rules_event_conversation_opened,
  conversation_resolved: m.automation_rules_event_conversation_resolved,
  message_created: m.automation_rules_event_message_created,
};

const ATTRIBUTES: Readonly<Record<string, () => string>> = {
  content: m.automation_rules_attribute_content,
  status: m.automation_rules_attribute_status,
  priority: m.automation_rules_attribute_priority,
  assignee_id: m.automation_rules_attribute_assignee,
  team_id: m.automation_rules_attribute_team,
  inbox_id: m.automation_rules_attribute_inbox,
  labels: m.automation_rules_attribute_labels,
  message_type: m.automation_rules_attribute_message_type,
  email: m.automation_rules_attribute_email,
  phone_number: m.automation_rules_attribute_phone_number,
  referer: m.automation_rules_attribute_referer,
};

const OPERATORS: Readonly<Record<string, (inputs: { attribute: string; values: string }) => string>> = {
  equal_to: m.automation_rules_operator_equal_to,
  not_equal_to: m.automation_rules_operator_not_equal_to,
  contains: m.automation_rules_operator_contains,
  does_not_contain: m.automation_rules_operator_does_not_contain,
  starts_with: m.automation_rules_operator_starts_with,
  is_greater_than: m.automation_rules_operator_is_greater_than,
  is_less_than: m.automation_rules_operator_is_less_than,
  days_before: m.automation_rules_operator_days_before,
};

const ALONE: Readonly<Record<string, (inputs: { attribute: string }) => string>> = {
  is_present: m.automation_rules_operator_is_present,
  is_not_present: m.automation_rules_operator_is_not_present,
};

const own = <V>(words: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** The triggering event in words; one that isn't known by its own name. */
export function eventWord(t: T, event: string): string {
  const word = own(EVENTS, event);
  return word ? t(word) : event;
}

function valueWord(t: T, key: string, value: unknown, names: Names): string {
  const kind = KIND_OF_KEY.get(key);
  if (typeof value === 'number' && isNumbered(kind)) return targetWord(t, kind, value, names(kind, value));
  if (typeof value === 'string') {
    if (key === 'status') return statusWord(t, value);
    if (key === 'priority') return priorityWord(t, value);
    return t(m.macro_actions_quoted, { text: isolated(value) });
  }
  return value === null ? t(m.automation_rules_nothing) : isolated(JSON.stringify(value) ?? '–');
}

function valuesWord(t: T, key: string, values: readonly unknown[], names: Names): string {
  const words = values.map((value) => valueWord(t, key, value, names));
  if (words.length === 0) return t(m.automation_rules_anything);
  return words.length === 1 ? (words[0] ?? '') : t(m.automation_rules_any_of, { values: words });
}

/** A condition read out; null where it isn't understood, so that it is shown as it came. */
export function conditionSentence(t: T, reading: ConditionReading, names: Names): string | null {
  if (reading.kind === 'unknown') return null;
  const { key, operator, values, from } = reading;
  const word = own(ATTRIBUTES, key);
  const attribute = word ? t(word) : t(m.macro_actions_quoted, { text: isolated(key) });
  const said = valuesWord(t, key, values, names);
  if (from !== null) {
    if (operator !== 'attribute_changed') return null;
    return t(m.automation_rules_changed, { attribute, from: valuesWord(t, key, from, names), to: said });
  }
  const alone = own(ALONE, operator);
  if (alone && values.length === 0) return t(alone, { attribute });
  const sentence = own(OPERATORS, operator);
  return sentence
    ? t(sentence, { attribute, values: said })
    : t(m.automation_rules_operator_other, { attribute, operator, values: said });
}
