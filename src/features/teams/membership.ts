// Who joins a team and who leaves it, one by one, and what became of each. Never the whole list.
import type { Agent } from '~/api/agents';
import type { ApiError } from '~/api/http/api-error';

export interface Move {
  readonly agent: Agent;
  readonly direction: 'joins' | 'leaves';
}

export type MoveOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'on-its-way' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Something stopped the moves before this one's turn: it was not sent. */
  | { readonly kind: 'not-sent' }
  /** The answer got lost, and the members show that nothing happened. */
  | { readonly kind: 'not-applied' }
  | { readonly kind: 'unknown' };

export interface MoveResult {
  readonly move: Move;
  readonly outcome: MoveOutcome;
}

/** Whether the members, as they were read now, are as the move wanted them. */
const isSettled = ({ agent, direction }: Move, memberIds: ReadonlySet<number>) =>
  memberIds.has(agent.id) === (direction === 'joins');

/** The results once the members were read again; null where they could not be: what is unknown stays so. */
export function settleMoves(results: readonly MoveResult[], members: readonly Agent[] | null): MoveResult[] {
  if (!members) return [...results];
  const ids = new Set(members.map(({ id }) => id));
  return results.map(({ move, outcome }) => {
    if (outcome.kind !== 'unknown') return { move, outcome };
    return { move, outcome: { kind: isSettled(move, ids) ? 'done' : 'not-applied' } };
  });
}

/** Whether an error would meet every further move, too. */
export function stopsAll({ problem }: ApiError): boolean {
  switch (problem.kind) {
    case 'unauthenticated':
    case 'forbidden':
    case 'rate-limited':
    case 'switched-off':
    case 'unreachable':
    case 'timed-out':
      return true;
    default:
      return false;
  }
}

/** Those who may still join, by name. */
export const candidates = (agents: readonly Agent[], members: readonly Agent[]): Agent[] => {
  const ids = new Set(members.map(({ id }) => id));
  return agents.filter(({ id }) => !ids.has(id)).sort((a, b) => a.name.localeCompare(b.name));
};
