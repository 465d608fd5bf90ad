import type { Conversation, ConversationMatch, Message } from '~/api/conversations';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

const STATUSES: Readonly<Record<string, () => string>> = {
  open: m.conversations_status_open,
  resolved: m.conversations_status_resolved,
  pending: m.conversations_status_pending,
  snoozed: m.conversations_status_snoozed,
  proactive: m.conversations_status_proactive,
};

const TYPES: Readonly<Record<string, () => string>> = {
  incoming: m.conversations_type_incoming,
  outgoing: m.conversations_type_outgoing,
  activity: m.conversations_type_activity,
  template: m.conversations_type_template,
};

const MATCHES: Readonly<Record<string, () => string>> = {
  display_id: m.common_conversation_number,
  uuid: m.common_uuid,
  ticket_id: m.conversations_matched_by_ticket_id,
};

/** Creates a function that returns the label of a value. Returns a value that isn't in the contract unchanged. */
const wordIn =
  (words: Readonly<Record<string, () => string>>) =>
  (t: Translator, value: string): string => {
    const word = Object.hasOwn(words, value) ? words[value] : undefined;
    return word ? t(word) : value;
  };

export const getConversationStatusLabel: (t: Translator, status: Conversation['status']) => string =
  wordIn(STATUSES);
export const getMessageTypeLabel: (t: Translator, type: Message['message_type']) => string = wordIn(TYPES);
export const getMatchLabel: (t: Translator, matchedBy: ConversationMatch['matched_by']) => string =
  wordIn(MATCHES);
