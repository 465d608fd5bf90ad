import type { Conversation } from '~/api/conversations';
import { getFirstName } from '~/lib/text/text-variables';

interface KnownNames {
  readonly account: string;
  /** The name of the conversation's inbox; null if it isn't loaded. */
  readonly inbox: string | null;
}

/**
 * Returns the values of the variables that are known for a conversation. The platform returns neither the contact's
 * email address nor the phone number, and the agent is only known when the text is sent. A first name may be empty.
 */
export const getConversationValues = (
  { id, contact }: Conversation,
  { account, inbox }: KnownNames,
): Readonly<Record<string, string>> => ({
  'conversation.display_id': String(id),
  'account.name': account,
  ...(inbox !== null && { 'inbox.name': inbox }),
  ...(contact && { 'contact.name': contact.name, 'contact.first_name': getFirstName(contact.name) }),
});
