// The values that a list's address may name. They stand apart from their resources, since every route's address is
// checked before its screen is loaded.

export const INBOX_SORTS = ['name_asc', 'name_desc', 'newest', 'oldest'] as const;
export const CANNED_RESPONSE_SORTS = ['short_code_asc', 'short_code_desc', 'newest', 'oldest'] as const;
export const MACRO_SORTS = ['name_asc', 'name_desc', 'newest', 'oldest'] as const;
export const ARTICLE_SORTS = ['updated_desc', 'updated_asc', 'title_asc', 'title_desc'] as const;
export const ARTICLE_STATUSES = ['draft', 'published', 'archived'] as const;
export const CONVERSATION_STATUSES = ['open', 'resolved', 'pending', 'snoozed', 'proactive'] as const;
export const MESSAGE_TYPES = ['incoming', 'outgoing', 'activity', 'template'] as const;

/** The action names that the platform accepts in a macro (contract: macro-actions). */
export const ACTION_NAMES = [
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
export type ActionName = (typeof ACTION_NAMES)[number];
