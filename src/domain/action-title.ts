// Titles of the actions of macros and automation rules.
import type { MacroActionName } from '~/api/macro-action-names';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';
import { getActionName, isActionName } from './macro-action';

const TITLES: Record<MacroActionName, () => string> = {
  send_message: m.macros_action_send_message,
  add_private_note: m.macros_action_add_private_note,
  add_label: m.macros_action_add_label,
  remove_label: m.macros_action_remove_label,
  assign_team: m.macros_action_assign_team,
  remove_assigned_team: m.macros_action_remove_assigned_team,
  assign_agent: m.macros_action_assign_agent,
  mute_conversation: m.macros_action_mute_conversation,
  change_status: m.macros_action_change_status,
  change_priority: m.macros_action_change_priority,
  resolve_conversation: m.macros_action_resolve_conversation,
  snooze_conversation: m.macros_action_snooze_conversation,
  open_conversation: m.macros_action_open_conversation,
  mark_conversation_as_pending: m.macros_action_mark_conversation_as_pending,
};

/** The actions that a macro can have, in groups. */
const GROUPS: readonly (readonly [title: () => string, names: readonly MacroActionName[]])[] = [
  [m.conversations_messages, ['send_message', 'add_private_note']],
  [m.common_labels, ['add_label', 'remove_label']],
  [m.macros_group_assignment, ['assign_team', 'remove_assigned_team', 'assign_agent']],
  [
    m.macros_group_conversation,
    [
      'resolve_conversation',
      'snooze_conversation',
      'open_conversation',
      'mark_conversation_as_pending',
      'change_status',
      'change_priority',
      'mute_conversation',
    ],
  ],
];

interface ActionGroup {
  readonly title: string;
  readonly choices: readonly (readonly [name: MacroActionName, title: string])[];
}

/** Returns the name and the title of each action that a macro can have, in groups. */
export const getActionGroups = (t: Translator): readonly ActionGroup[] =>
  GROUPS.map(([title, names]) => ({
    title: t(title),
    choices: names.map((name) => [name, t(TITLES[name])]),
  }));

/** Returns an action's title. For an unknown action, derives the title from the action's name. */
export function getActionTitle(t: Translator, action: unknown): string {
  const name = getActionName(action);
  if (isActionName(name)) return t(TITLES[name]);
  return name === null || name === '' ? t(m.macros_action_nameless) : humanizeKey(name);
}
