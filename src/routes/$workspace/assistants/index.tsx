import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { assistantsQuery } from '~/api/assistants';
import { AssistantsScreen } from '~/features/assistants/assistants-screen';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/assistants/')({
  validateSearch: z.object({ search: listSearchSchemas.search, role: searchTextSchema }),
  loaderDeps: ({ search: { role } }) => ({ role }),
  loader: ({ context: { queryClient, scope }, deps }) => {
    if (scope.tenant !== null) void queryClient.prefetchQuery(assistantsQuery(scope, deps.role));
  },
  component: Assistants,
});

function Assistants() {
  const navigate = Route.useNavigate();
  return (
    <AssistantsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
