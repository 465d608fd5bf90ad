// Describes actions of macros and automation rules in sentences.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { isolateDirection } from '~/lib/text/isolate-direction';
import type { NamedRecordKind, NameLookUp } from './look-ups';
import {
  getActionName,
  getAdditionalKeys,
  type LabelActionName,
  type ParsedAction,
  type PlainActionName,
  parseAction,
  type TextActionName,
} from './macro-action';

const PLAIN: Record<PlainActionName, () => string> = {
  remove_assigned_team: m.macro_actions_remove_assigned_team,
  mute_conversation: m.macro_actions_mute_conversation,
  resolve_conversation: m.macro_actions_resolve_conversation,
  snooze_conversation: m.macro_actions_snooze_conversation,
  open_conversation: m.macro_actions_open_conversation,
  mark_conversation_as_pending: m.macro_actions_mark_conversation_as_pending,
};

const STATUSES: Readonly<Record<string, () => string>> = {
  open: m.macro_actions_status_open,
  resolved: m.macro_actions_status_resolved,
  pending: m.macro_actions_status_pending,
  snoozed: m.macro_actions_status_snoozed,
  proactive: m.macro_actions_status_proactive,
};

const PRIORITIES: Readonly<Record<string, () => string>> = {
  low: m.macro_actions_priority_low,
  medium: m.macro_actions_priority_medium,
  high: m.macro_actions_priority_high,
  urgent: m.macro_actions_priority_urgent,
};

const word = (t: Translator, words: Readonly<Record<string, () => string>>, value: string): string => {
  const known = Object.hasOwn(words, value) ? words[value] : undefined;
  return known ? t(known) : value;
};

/** Returns a status as text within a sentence. An unknown status stays unchanged. */
export const getStatusLabel = (t: Translator, status: string): string => word(t, STATUSES, status);
/** Returns a priority as text within a sentence. An unknown priority stays unchanged. */
export const getPriorityLabel = (t: Translator, priority: string): string => word(t, PRIORITIES, priority);

/** Formats a value as JSON in one line, for values whose meaning the console doesn't know. */
const inJson = (value: unknown): string => isolateDirection(JSON.stringify(value) ?? '–');

/** Maximum number of characters of a message that are quoted in a sentence. */
const QUOTED = 80;
const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const signs = [...line];
  return isolateDirection(signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('')}…` : line);
};

/**
 * Returns the label of a record that an action refers to. The label is the record's name, or its ID if `name` is
 * undefined because the list of names isn't loaded. If `name` is null because the list doesn't contain the record, the
 * label says that the record wasn't found. For an agent, it says that the agent isn't listed, because the agent may
 * still exist (contract: hidden-administrator).
 */
export function getActionTargetLabel(
  t: Translator,
  kind: NamedRecordKind,
  id: number | string,
  name: string | null | undefined,
): string {
  if (typeof name === 'string') return isolateDirection(name);
  const word =
    kind === 'label'
      ? t(m.macro_actions_quoted, { text: isolateDirection(String(id)) })
      : typeof id === 'number'
        ? t(m.common_id, { id })
        : t(m.macro_actions_id_as_text, { id: isolateDirection(id) });
  if (name !== null) return word;
  return t(kind === 'agent' ? m.macro_actions_not_listed : m.macro_actions_not_found, { name: word });
}

/**
 * Describes an action as part of a sentence, starting in lower case, such as “adds the label “vip””. Includes every
 * property of the action. `quoteText` formats the text of a message or note, by default as a short excerpt.
 */
export function describeOneAction(
  t: Translator,
  action: unknown,
  names: NameLookUp,
  quoteText: (text: string) => string = quote,
): string {
  const reading = parseAction(action);
  const sentence =
    reading.kind === 'text'
      ? textSentence(t, reading.name, quoteText(reading.text))
      : readingSentence(t, action, reading, names);
  const more = getAdditionalKeys(action);
  // Omits the additional keys of an action without a name, because its label already shows the complete action as JSON.
  return more && getActionName(action) !== null
    ? t(m.macro_actions_extra_fields, { sentence, more: inJson(more) })
    : sentence;
}

function readingSentence(
  t: Translator,
  action: unknown,
  reading: Exclude<ParsedAction, { kind: 'text' }>,
  names: NameLookUp,
): string {
  switch (reading.kind) {
    case 'label':
      return labelsSentence(t, reading.name, reading.titles, names);
    case 'team': {
      const { team } = reading;
      if (team === null) return t(m.macro_actions_assign_no_team);
      const name = typeof team === 'number' ? names('team', team) : undefined;
      return t(m.macro_actions_assign_team, { team: getActionTargetLabel(t, 'team', team, name) });
    }
    case 'agent':
      return agentSentence(t, reading.agent, names);
    case 'status':
      return reading.status === null
        ? t(m.macro_actions_change_no_status)
        : t(m.macro_actions_change_status, { status: getStatusLabel(t, reading.status) });
    case 'priority':
      if (reading.priority === null) return t(m.macro_actions_change_no_priority);
      return reading.priority === 'nil'
        ? t(m.macro_actions_clear_priority)
        : t(m.macro_actions_change_priority, { priority: getPriorityLabel(t, reading.priority) });
    case 'plain':
      return t(PLAIN[reading.name]);
    case 'unknown':
      return reading.name === null
        ? t(m.macro_actions_unknown_value, { value: inJson(action) })
        : t(m.macro_actions_unknown, { name: reading.name, params: inJson(reading.params) });
  }
}

function textSentence(t: Translator, name: TextActionName, text: string): string {
  if (name === 'send_message')
    return text === '' ? t(m.macro_actions_send_empty_message) : t(m.macro_actions_send_message, { text });
  return text === ''
    ? t(m.macro_actions_add_empty_private_note)
    : t(m.macro_actions_add_private_note, { text });
}

function labelsSentence(
  t: Translator,
  name: LabelActionName,
  titles: readonly string[],
  names: NameLookUp,
): string {
  const isAdded = name === 'add_label';
  const count = titles.length;
  if (count === 0) return t(isAdded ? m.macro_actions_add_no_label : m.macro_actions_remove_no_label);
  const labels = titles.map((title) =>
    getActionTargetLabel(t, 'label', title, names('label', title) === null ? null : undefined),
  );
  return t(isAdded ? m.macro_actions_add_label : m.macro_actions_remove_label, { labels, count });
}

function agentSentence(t: Translator, agent: number | string | null, names: NameLookUp): string {
  if (agent === null) return t(m.macro_actions_assign_no_agent);
  if (agent === 'self') return t(m.macro_actions_assign_self);
  if (agent === 'nil') return t(m.macro_actions_assign_nobody);
  const name = typeof agent === 'number' ? names('agent', agent) : undefined;
  return t(m.macro_actions_assign_agent, { agent: getActionTargetLabel(t, 'agent', agent, name) });
}

/** Describes all actions of a macro or rule in one sentence, in the order in which they run. */
export function describeActions(
  t: Translator,
  language: string,
  actions: readonly unknown[],
  names: NameLookUp,
): string {
  if (actions.length === 0) return t(m.macro_actions_nothing);
  const parts = actions.map((action) => describeOneAction(t, action, names));
  return `${capitalize(parts.join(t(m.macro_actions_then)), language)}.`;
}

/** Describes each action on a separate line, with the complete text of messages and notes. For comparing versions. */
export const describeActionLines = (
  t: Translator,
  language: string,
  actions: readonly unknown[],
  names: NameLookUp,
): string =>
  actions
    .map((action) => capitalize(describeOneAction(t, action, names, isolateDirection), language))
    .join('\n');

function capitalize(sentence: string, language: string): string {
  const [first = '', ...rest] = [...sentence];
  return `${first.toLocaleUpperCase(language)}${rest.join('')}`;
}
