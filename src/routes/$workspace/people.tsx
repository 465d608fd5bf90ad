import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { agentNamesQuery } from '~/domain/look-ups';
import { PeopleScreen } from '~/features/people/people-screen';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/people')({
  validateSearch: z.object({ ...listSearchSchemas, role: searchTextSchema, person: listSearchSchemas.page }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(agentNamesQuery(context.scope)),
  component: People,
});

function People() {
  const navigate = Route.useNavigate();
  return (
    <PeopleScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: !('person' in change) })
      }
    />
  );
}
