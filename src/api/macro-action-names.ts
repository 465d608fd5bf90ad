// The action names of macros. They aren't in `choices.ts`, because the first page loads that file and needs only the
// values that URLs may contain.

/** The action names that the platform accepts in a macro (contract: macro-actions). */
export const MACRO_ACTION_NAMES = [
  'send_message',
  'add_private_note',
  'add_label',
  'remove_label',
  'assign_team',
  'remove_assigned_team',
  'assign_agent',
  'mute_conversation',
  'change_status',
  'change_priority',
  'resolve_conversation',
  'snooze_conversation',
  'open_conversation',
  'mark_conversation_as_pending',
] as const;
export type MacroActionName = (typeof MACRO_ACTION_NAMES)[number];
