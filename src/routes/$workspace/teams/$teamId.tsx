import { createFileRoute, notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { membersQuery, teamQuery } from '~/api/teams';
import { TeamScreen } from '~/features/teams/team-screen';
import { searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/teams/$teamId')({
  validateSearch: z.object({ join: searchTextSchema }),
  loader: async ({ context, params }) => {
    if (!/^\d{1,15}$/.test(params.teamId)) throw notFound();
    const teamId = Number(params.teamId);
    void context.queryClient.prefetchQuery(membersQuery(context.scope, teamId));
    await context.queryClient.fetchQuery(teamQuery(context.scope, teamId));
  },
  component: Team,
});

function Team() {
  const teamId = Number(Route.useParams().teamId);
  const { join } = Route.useSearch();
  // The key remounts the form when the URL changes to another team.
  return <TeamScreen key={teamId} teamId={teamId} joinIds={join?.split(',').map(Number)} />;
}
