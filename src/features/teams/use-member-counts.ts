// Counts the members of the teams on a page of the list. Starts only on a click, because it sends one request per team.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMembers, type Team } from '~/api/teams';
import { membershipsQuery } from '~/domain/memberships';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';

export function useMemberCounts(teams: readonly Team[]) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const canCount = useOperationAvailability(listMembers) === 'on';
  const [asked, setAsked] = useState<readonly Team[]>([]);
  const query = useQuery({
    ...membershipsQuery(queryClient, scope, asked),
    enabled: asked.length > 0,
    // Keeps the counts of the previous page until those of the new page are loaded.
    placeholderData: keepPreviousData,
  });
  const counts = new Map(query.data?.map(({ team, members }) => [team.id, members.length]));
  return {
    /** The number of members by the ID of the team. Null until counted. */
    counts: query.data ? counts : null,
    /** Counts the members of these teams. Undefined if the members are already counted or can't be counted. */
    count:
      canCount && teams.some(({ id }) => !counts.has(id)) && !query.error ? () => setAsked(teams) : undefined,
    isReading: query.isFetching,
    error: query.error,
    again: () => void query.refetch(),
  };
}
