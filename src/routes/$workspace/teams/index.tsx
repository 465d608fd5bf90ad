import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { teamsQuery } from '~/api/teams';
import { TeamsScreen } from '~/features/teams/teams-screen';
import { listSearchSchemas } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/teams/')({
  validateSearch: z.object(listSearchSchemas),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(teamsQuery(context.scope, deps)),
  component: Teams,
});

function Teams() {
  const navigate = Route.useNavigate();
  return (
    <TeamsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
