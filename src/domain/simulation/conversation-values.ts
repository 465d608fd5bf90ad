import type { Conversation } from '~/api/conversations';
import { getFirstName } from '~/lib/text/text-variables';

interface KnownNames {
  readonly account: string;
  /** The name of the conversation's inbox, or null if it isn't loaded. */
  readonly inbox: string | null;
}

/**
 * Returns the values of the variables that are known for a conversation. The contact's email address and phone number
 * are unknown, because the platform doesn't return them. The agent is unknown until the message is sent. The first name
 * may be empty.
 */
export const getVariableValues = (
  { id, contact }: Conversation,
  { account, inbox }: KnownNames,
): Readonly<Record<string, string>> => ({
  'conversation.display_id': String(id),
  'account.name': account,
  ...(inbox !== null && { 'inbox.name': inbox }),
  ...(contact && { 'contact.name': contact.name, 'contact.first_name': getFirstName(contact.name) }),
});
