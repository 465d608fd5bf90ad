import { ACTION_NAMES, type ActionName } from '~/api/action-names';
import { actionName, isActionName } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

const ACTIONS: Record<ActionName, () => string> = {
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

/** The actions that can be added, by name and title. */
export const actionChoices = (t: T): readonly (readonly [ActionName, string])[] =>
  ACTION_NAMES.map((name) => [name, t(ACTIONS[name])]);

/** What an action is called; one that isn't known by the name that came. */
export function actionTitle(t: T, action: unknown): string {
  const name = actionName(action);
  if (isActionName(name)) return t(ACTIONS[name]);
  return name === null || name === '' ? t(m.macros_action_nameless) : name;
}
