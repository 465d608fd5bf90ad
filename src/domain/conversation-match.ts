// The conversations that the platform finds by an identifier.
import type { ConversationMatch } from '~/api/conversations';
import type { Scope } from '~/api/scope';
import { parseDisplayNumber } from '~/lib/conversation-identifier';

/**
 * Returns the conversation number of a search result, or null if it is unknown. The contract doesn't guarantee that a
 * result contains the number. If the number is missing, but the platform matched the search text as a conversation
 * number, returns the search text as a number.
 */
export function getMatchDisplayId({ id, matched_by }: ConversationMatch, asked: string): number | null {
  return id ?? (matched_by === 'display_id' ? parseDisplayNumber(asked) : null);
}

interface FoundMatches {
  readonly account_id: number;
  readonly matches: readonly ConversationMatch[];
  readonly asked: string;
}

/** Returns the conversation number if there is exactly one search result and it is in this account, otherwise null. */
export function getOnlyMatchDisplayId(
  { account_id, matches, asked }: FoundMatches,
  scope: Scope,
): number | null {
  const [match] = matches;
  return match && matches.length === 1 && account_id === scope.accountId
    ? getMatchDisplayId(match, asked)
    : null;
}
