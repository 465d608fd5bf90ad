import type { QueryClient } from '@tanstack/react-query';
import { findConversationsQuery } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import { extractIdentifiers } from '~/domain/conversation-identifiers';
import { getOnlyMatchDisplayId } from '~/domain/conversation-match';
import { parsePastedAddress } from '~/domain/pasted-address';
import type { ConversationsSearch } from '../conversations-search';

/**
 * Returns the display number of the only match. Returns null if there is none, and also after an API error, because the
 * screen reports errors.
 */
async function readOnlyMatch(queryClient: QueryClient, scope: Scope, id: string): Promise<number | null> {
  try {
    return getOnlyMatchDisplayId(await queryClient.fetchQuery(findConversationsQuery(scope, id)), scope);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/**
 * Returns the conversation to open directly: the conversation of a pasted address, or the only match of a search from
 * the command palette.
 */
export async function findConversationToOpen(
  queryClient: QueryClient,
  scope: Scope,
  { id = '', whole, open }: ConversationsSearch,
): Promise<string | null> {
  const [identifier = '', ...more] = whole ? [id] : extractIdentifiers(id);
  if (identifier.trim() === '' || more.length > 0) return null;
  const address = whole ? null : parsePastedAddress(identifier, scope);
  if (address) return address.kind === 'conversation' ? address.number : null;
  const only = open ? await readOnlyMatch(queryClient, scope, identifier) : null;
  return only === null ? null : String(only);
}
