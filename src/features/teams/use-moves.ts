import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { memberAddition, memberRemoval, membersQuery } from '~/api/teams';
import { useScope } from '~/session/scope-context';
import { type Move, type MoveOutcome, type MoveResult, settleMoves, stopsAll } from './membership';

/** Lets people join and leave, each by a request of its own, and reads the members again at the end. */
export function useMoves(teamId: number) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const addition = useMutation(memberAddition(scope));
  const removal = useMutation(memberRemoval(scope));
  const [results, setResults] = useState<readonly MoveResult[]>([]);
  const [pending, setPending] = useState(false);
  /** Whoever leaves is told that what isn't sent yet stays unsent. */
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function carryOut({ agent, direction }: Move): Promise<ApiError | null> {
    try {
      if (direction === 'joins') {
        await addition.mutateAsync({ params: { teamId }, body: { user_ids: [agent.id] } });
      } else {
        await removal.mutateAsync({ params: { teamId, userId: agent.id } });
      }
      return null;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return error;
    }
  }

  const outcomeOf = ({ direction }: Move, error: ApiError | null): MoveOutcome => {
    if (!error) return { kind: 'done' };
    // Who isn't there any more has left: by this, since a browser repeats a lost request, or before it.
    const isGone = direction === 'leaves' && error.kind === 'not-found';
    return isGone || mayHaveHappened(error) ? { kind: 'unknown' } : { kind: 'refused', error };
  };

  async function readMembers() {
    try {
      return (await queryClient.fetchQuery({ ...membersQuery(scope, teamId), staleTime: 0 })).data;
    } catch {
      return null;
    }
  }

  /** Carries the moves out, one after the other; answers what became of each. */
  async function apply(moves: readonly Move[]): Promise<readonly MoveResult[]> {
    setPending(true);
    let now: MoveResult[] = moves.map((move) => ({ move, outcome: { kind: 'waiting' } }));
    const tell = (index: number, outcome: MoveOutcome) => {
      now = now.map((result, at) => (at === index ? { ...result, outcome } : result));
      setResults(now);
    };
    for (const [index, move] of moves.entries()) {
      if (!isThere.current) break;
      tell(index, { kind: 'on-its-way' });
      const error = await carryOut(move);
      tell(index, outcomeOf(move, error));
      if (!error || !stopsAll(error)) continue;
      now = now.map((result) =>
        result.outcome.kind === 'waiting' ? { ...result, outcome: { kind: 'not-sent' } } : result,
      );
      break;
    }
    const settled = settleMoves(now, await readMembers());
    setResults(settled);
    setPending(false);
    return settled;
  }

  return { results, pending, apply };
}
