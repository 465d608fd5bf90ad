// The conversations that match an identifier.
import type { ConversationMatch } from '~/api/conversations';
import type { Scope } from '~/api/scope';
import { parseDisplayNumber } from '~/lib/conversation-identifier';

/**
 * Returns a match's conversation number, or null if it is unknown. The contract doesn't guarantee one; without it, the
 * identifier is the number if it matched as one.
 */
export function getMatchNumber({ id, matched_by }: ConversationMatch, asked: string): number | null {
  return id ?? (matched_by === 'display_id' ? parseDisplayNumber(asked) : null);
}

interface FoundMatches {
  readonly account_id: number;
  readonly matches: readonly ConversationMatch[];
  readonly asked: string;
}

/** Returns the conversation number of a single match in this account, or null. */
export function getOnlyMatch({ account_id, matches, asked }: FoundMatches, scope: Scope): number | null {
  const [match] = matches;
  return match && matches.length === 1 && account_id === scope.accountId
    ? getMatchNumber(match, asked)
    : null;
}
