import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { createAgentLookUp } from '~/domain/look-ups';
import { PeopleScreen } from '~/features/people/people-screen';
import { listSearch, text } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/people')({
  validateSearch: z.object({ ...listSearch, role: text, person: listSearch.page }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(createAgentLookUp(context.scope)),
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
