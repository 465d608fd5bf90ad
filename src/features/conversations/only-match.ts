import type { QueryClient } from '@tanstack/react-query';
import { type ConversationMatch, findConversationsQuery } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import type { ConversationsSearch } from './conversations-search';
import { displayNumber, identifiersIn } from './identifiers';
import { pastedAddress } from './pasted-address';

/** A match's display number. The contract promises none: it is what was asked for, where that is what matched. */
export function numberOf({ id, matched_by }: ConversationMatch, asked: string): number | null {
  return id ?? (matched_by === 'display_id' ? displayNumber(asked) : null);
}

/**
 * The display number of the one conversation that an identifier leads to in this account; null for none, several, or an
 * answer that can't be had, which the screen then tells.
 */
async function onlyMatch(queryClient: QueryClient, scope: Scope, id: string): Promise<number | null> {
  try {
    const { account_id, matches } = await queryClient.fetchQuery(findConversationsQuery(scope, id));
    const [match] = matches;
    return match && matches.length === 1 && account_id === scope.accountId ? numberOf(match, id) : null;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/** The conversation that is opened at once: one whose address was pasted, or the palette's only match. */
export async function conversationToOpen(
  queryClient: QueryClient,
  scope: Scope,
  { id = '', whole, open }: ConversationsSearch,
): Promise<string | null> {
  const [identifier = '', ...more] = whole ? [id] : identifiersIn(id);
  if (identifier.trim() === '' || more.length > 0) return null;
  const address = whole ? null : pastedAddress(identifier, scope);
  if (address) return address.kind === 'conversation' ? address.number : null;
  const only = open ? await onlyMatch(queryClient, scope, identifier) : null;
  return only === null ? null : String(only);
}
